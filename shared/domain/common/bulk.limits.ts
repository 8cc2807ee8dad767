/** Maximum number of records per call; clients send batches, which shows progress and limits losses. */
export const BULK_SIZE = 50;
/** Maximum records of one selection. */
export const MAX_CHOSEN = 1000;
/** Maximum number of exported rows: spreadsheets support a million. */
export const MAX_EXPORTED = 100_000;
