import { createListScope } from '@pignon/shared/router';

/** Mandates of the list that the user steps through by previous and next. */
export const mandateScope = createListScope('mandate');
