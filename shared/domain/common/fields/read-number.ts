/**
 * Kind of number, which decides how one point or comma before three digits is read: EUROS have at most two decimals, so
 * it separates thousands; in a DECIMAL (percentage, position) it is the decimal mark; in any other NUMBER it is
 * ambiguous.
 */
export type NumberKind = 'EUROS' | 'DECIMAL' | 'NUMBER';

const MARKS = /[\s\u00a0\u202f€%'’]|m²|m2/gi;
const SIGNED = /^([-+]?)(\d[\d.,]*|[.,]\d+)$/;

interface Readings {
  /** The reading with the ambiguous point or comma as decimal mark. */
  decimal: number;
  /** The reading as a thousands separator. */
  thousands: number;
}

const isGrouped = (text: string, separator: string): boolean => {
  const [first = '', ...groups] = text.split(separator);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

function readingsOf(text: string): Readings | undefined {
  const found = SIGNED.exec(text);
  if (!found) return undefined;
  const [, sign = '', body = ''] = found;
  const of = (digits: string) => Number(`${sign}${digits}`);
  const one = (digits: string): Readings => ({ decimal: of(digits), thousands: of(digits) });
  const separators = Array.from(body.replace(/\d/g, ''));
  const [separator] = separators;
  if (separator === undefined) return one(body);
  if (separators.length === 1) {
    const [whole = '', decimals = ''] = body.split(separator);
    const decimal = of(`${whole || '0'}.${decimals || '0'}`);
    const isGroup = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
    return { decimal, thousands: isGroup ? of(whole + decimals) : decimal };
  }
  if (new Set(separators).size === 1)
    return isGrouped(body, separator) ? one(body.replaceAll(separator, '')) : undefined;
  const last = separators.at(-1) ?? '';
  const at = body.lastIndexOf(last);
  const whole = body.slice(0, at);
  if (whole.includes(last) || !isGrouped(whole, separator)) return undefined;
  return one(`${whole.replaceAll(separator, '')}.${body.slice(at + 1) || '0'}`);
}

/**
 * Both readings of an ambiguous number with one point or comma before three digits, as "112.500": 112.5 and 112 500;
 * null when unambiguous or invalid.
 */
export function twoReadings(typed: string): Readings | null {
  const found = readingsOf(typed.replace(MARKS, ''));
  return found && found.decimal !== found.thousands ? found : null;
}

/**
 * Parses a number as typed, pasted or exported in France: "250 000 €", "4,5 %", "1.250,50". Null for empty; undefined
 * for an invalid number, and for an ambiguous NUMBER.
 */
export function readNumber(typed: string, kind: NumberKind = 'NUMBER'): number | null | undefined {
  const text = typed.replace(MARKS, '');
  if (text === '') return null;
  const found = readingsOf(text);
  if (!found) return undefined;
  if (kind === 'EUROS') return found.thousands;
  return kind === 'DECIMAL' || found.decimal === found.thousands ? found.decimal : undefined;
}
