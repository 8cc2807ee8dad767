/** Maximum number of properties in one file. */
export const MAX_PRINTED = 50;
/** Maximum number of register lines in one PDF. */
export const MAX_REGISTER_LINES = 2000;
