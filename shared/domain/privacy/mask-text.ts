/** Placeholder for an unknown text, wide enough for a telephone number. */
const UNKNOWN = '55 55 55 55 55';

/**
 * Masks a text with one of similar width: all digits and letters become 5, the average width of Kanit's digits; words
 * break in the same places.
 */
export function maskText(text: string): string {
  if (text.trim() === '') return UNKNOWN;
  return text
    .replace(/\p{N}/gu, '5')
    .replace(/\p{Lu}/gu, 'N')
    .replace(/[^\s5N]/gu, 'n');
}
