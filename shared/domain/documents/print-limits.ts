/** More properties in one file is more than a printer's tray. */
export const MAX_PRINTED = 50;
/** Lines of a register in one PDF; a longer period is to be divided. */
export const MAX_REGISTER_LINES = 2000;
