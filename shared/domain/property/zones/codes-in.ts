/** INSEE codes of a text, parted by white space. */
export const codesIn = (text: string): readonly string[] => text.trim().split(/\s+/);
