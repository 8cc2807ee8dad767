import { createListScope } from '@pignon/shared/router';

/** The list of contacts that the user is going through. */
export const contactScope = createListScope('contact');
