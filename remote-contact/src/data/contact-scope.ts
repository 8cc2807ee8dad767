import { createListScope } from '@pignon/shared/router';

/** Contacts of the list that the user steps through by previous and next. */
export const contactScope = createListScope('contact');
