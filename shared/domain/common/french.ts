const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

const numbers = new Map<number, Intl.NumberFormat>();

function numberFormat(decimals: number, min = 0): Intl.NumberFormat {
  const key = decimals * 10 + min;
  const known = numbers.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: min, maximumFractionDigits: decimals });
  numbers.set(key, format);
  return format;
}

/** Below this a whole number has no thousands separator. */
const PLAIN = 1e15;

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  const last = whole % 1000;
  return `${grouped((whole - last) / 1000)}${NARROW_NO_BREAK}${String(1000 + last).slice(1)}`;
}

/** Below this a number times ten to the number of its decimals is exact to a ten-millionth. */
const EXACT = 1e6;
/** Distance from a half within which only the decimal text of a number tells how it is rounded. */
const TIE = 1e-6;

/** A positive number rounded to 1 to 3 decimals; null where Intl must decide. */
function rounded(value: number, decimals: number): string | null {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const rest = scaled % 1;
  if (Math.abs(rest - 0.5) < TIE) return null;
  const units = rest > 0.5 ? scaled - rest + 1 : scaled - rest;
  const fraction = units % scale;
  const whole = grouped((units - fraction) / scale);
  return fraction === 0
    ? whole
    : `${whole},${String(scale + fraction)
        .slice(1)
        .replace(/0+$/, '')}`;
}

/**
 * `12 345`, `4,5`: at most that many decimals, groups by narrow no-break spaces. Whole numbers and short decimals, which
 * a ranking writes by the thousand, do without Intl, which takes ten times as long.
 */
export function frenchNumber(value: number, decimals = 0): string {
  if (Number.isInteger(value) && value >= 0 && value < PLAIN) return grouped(value);
  const short = value > 0 && value < EXACT && decimals <= 3 ? rounded(value, decimals) : null;
  return short ?? numberFormat(decimals).format(value);
}

/** `5,20`: always that many decimals. */
export const frenchFixed = (value: number, decimals: number): string => numberFormat(decimals, decimals).format(value);

/** `1 250 000 €`; cents only when not zero. */
export function frenchEuros(euros: number): string {
  const text = Number.isInteger(euros) ? frenchNumber(euros) : frenchFixed(euros, 2);
  return `${text}${NO_BREAK}€`;
}

/** A rate in percent (4.5 for `4,5 %`). */
export const frenchPercent = (rate: number, decimals = 2): string => `${frenchNumber(rate, decimals)}${NO_BREAK}%`;

/** `85 m²`, `62,4 m²`. */
export const frenchArea = (squareMetres: number): string => `${frenchNumber(squareMetres, 2)}${NO_BREAK}m²`;

/** `800 m`, `1,2 km`, `14 km`. */
export function frenchDistance(kilometres: number): string {
  if (kilometres < 0.95) return `${frenchNumber(Math.max(10, Math.round(kilometres * 100) * 10))}${NO_BREAK}m`;
  return `${frenchNumber(kilometres, kilometres < 9.95 ? 1 : 0)}${NO_BREAK}km`;
}

/** An ISO date as `21/11/2026`. */
export const frenchDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** `1 pièce`, `4 pièces`: in French one and a half is still singular. */
export const frenchCount = (count: number, one: string, several = `${one}s`): string =>
  `${frenchNumber(count)}${NO_BREAK}${Math.abs(count) < 2 ? one : several}`;

/** "a", "a et b", "a, b et c". */
export function frenchList(words: readonly string[], last: 'et' | 'ou' = 'et'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Lowers the first letter, for a label inside a sentence; initialisms such as "SMS" keep theirs. */
export const uncapitalize = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
