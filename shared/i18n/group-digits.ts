const NARROW_SPACE = '\u202f';

/** Sign, whole part and decimals of a number that JavaScript writes without an exponent. */
const DECIMAL_NUMBER = /^(-?\d+)(?:\.(\d+))?$/;

/**
 * Writes a number as `Intl.NumberFormat` does in French or English: `12 345,60`. Its own first format takes 15 to 20 ms in
 * each page, to load the data of its locale, just before the first list. @param maxDecimals most decimals of the format
 * @returns undefined for a number that this format rounds, for -0 and for numbers with an exponent
 */
export function groupDigits(
  value: number,
  isEnglish: boolean,
  minDecimals: number,
  maxDecimals: number,
): string | undefined {
  const [, whole, decimals = ''] = DECIMAL_NUMBER.exec(String(value)) ?? [];
  if (whole === undefined || decimals.length > maxDecimals || Object.is(value, -0)) return undefined;
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, isEnglish ? ',' : NARROW_SPACE);
  const padded = decimals.padEnd(minDecimals, '0');
  return padded === '' ? grouped : `${grouped}${isEnglish ? '.' : ','}${padded}`;
}
