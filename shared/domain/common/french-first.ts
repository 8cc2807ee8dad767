/** A day in words with its first of a month as French has it: `1er mai 2026`, `samedi 1er août 2026`. */
export const frenchFirst = (day: string): string => day.replace(/(^|\s)1(?=\s)/, '$11er');
