/** Maximum number of ranked properties returned. */
export const MAX_RANKED_PROPERTIES = 100;
export const MAX_RANKED_CONTACTS = 100;
