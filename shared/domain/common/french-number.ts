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
