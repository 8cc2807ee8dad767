/** Records that one call changes; who has more asks again, so that progress is seen and little is lost on the way. */
export const BULK_SIZE = 50;
/** Records that may be chosen at once. */
export const MAX_CHOSEN = 1000;
/** Rows of one file: a spreadsheet takes a million, but nobody reads more than this. */
export const MAX_EXPORTED = 100_000;
