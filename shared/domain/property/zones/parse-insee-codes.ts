/** INSEE codes of a text, parted by white space. */
export const parseInseeCodes = (text: string): readonly string[] => text.trim().split(/\s+/);
