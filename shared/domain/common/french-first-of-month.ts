/** French date, with "1er" for the first of a month: `1er mai 2026`, `samedi 1er août 2026`. */
export const frenchFirstOfMonth = (day: string): string => day.replace(/(^|\s)1(?=\s)/, '$11er');
