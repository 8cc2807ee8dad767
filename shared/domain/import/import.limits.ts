/** Maximum lines of one file. */
export const MAX_IMPORTED = 5000;
/** Maximum bytes of one file: 5,000 lines of a thousand characters. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** Lines per call. */
export const IMPORT_BATCH = 100;
/** Characters of one call's cells, well below the size of a body, accents and quotes included. */
export const MAX_BATCH_LENGTH = 200_000;
/** Characters of one cell. */
export const MAX_CELL_LENGTH = 10_000;
