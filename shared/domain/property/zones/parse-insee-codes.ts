/** Splits a text of INSEE codes at white space. */
export const parseInseeCodes = (text: string): readonly string[] => text.trim().split(/\s+/);
