import { createListScope } from '@pignon/shared/router';

/** Properties of the list that the user steps through by previous and next. */
export const propertyScope = createListScope('property');
