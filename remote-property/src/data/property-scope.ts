import { createListScope } from '@pignon/shared/router';

/** The list of properties that the user is going through. */
export const propertyScope = createListScope('property');
