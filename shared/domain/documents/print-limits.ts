/** More properties in one file is more than a printer's tray. */
export const MAX_PRINTED = 50;
