import { cutText } from '../poliris/write/write-values';

/** A text without markup, with line breaks, of limited length. */
export const plainText = (text: string, longest = Infinity): string =>
  cutText(
    text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\r\n?/g, '\n')
      .trim(),
    longest,
  );

/** Writes a decimal point and at most two decimals; null for null and for 0, which these formats treat as empty. */
export function decimal(value: number | null | undefined): string | null {
  if (value === null || value === undefined || value === 0) return null;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** Formats a count that may be 0, such as the ground floor. */
export const count = (value: number | null): string | null => (value === null ? null : String(value));
