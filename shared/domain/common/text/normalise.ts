/**
 * Accent- and case-blind form of a text, for search and for comparing names: "Évry-sur-Seine" -> "evry sur seine". The
 * API's SQL function `normalise(text)` gives the same result.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}@.+]+/gu, ' ')
    .trim();
}
