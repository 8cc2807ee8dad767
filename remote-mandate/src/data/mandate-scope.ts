import { createListScope } from '@pignon/shared/router';

/** The list of mandates that the user is going through. */
export const mandateScope = createListScope('mandate');
