import { cutText } from '../poliris/write/write-values';

/** A text without markup, its lines kept, within a length. */
export const plainText = (text: string, longest = Infinity): string =>
  cutText(
    text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\r\n?/g, '\n')
      .trim(),
    longest,
  );

/** At most two decimals, never three, and a decimal point; null for nothing and for 0, which these formats take for nothing. */
export function decimal(value: number | null | undefined): string | null {
  if (value === null || value === undefined || value === 0) return null;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** A count that may be 0: the ground floor. */
export const count = (value: number | null): string | null => (value === null ? null : String(value));
