/** As many as a ranking answers of all there are. */
export const MAX_RANKED_PROPERTIES = 100;
export const MAX_RANKED_CONTACTS = 100;
