/** Maximum number of future years for two digits; others mean the previous century. */
const YEARS_AHEAD = 20;

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const PARTS = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d\d)$/;
const DIGITS = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;

const padTwo = (part: string): string => part.padStart(2, '0');

/** True for a day of the calendar, written `2026-11-21`. */
export function isDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (year === undefined || year < '1000') return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === value;
}

function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const now = Number(today.slice(0, 4));
  const fourDigitYear = now - (now % 100) + Number(year);
  return String(fourDigitYear > now + YEARS_AHEAD ? fourDigitYear - 100 : fourDigitYear);
}

/**
 * Parses a day as typed in France: `21/11/2026`, `21.11.26`, `21112026`, or ISO. A two-digit year means the nearest
 * century, 20 years ahead at most. @param today `2026-11-21` @returns ISO day, null for empty, undefined for an invalid
 * day
 */
export function readDay(typed: string, today: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (isDay(text)) return text;
  const [, day, month, year] = PARTS.exec(text) ?? DIGITS.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const read = `${fullYear(year, today)}-${padTwo(month)}-${padTwo(day)}`;
  return isDay(read) ? read : undefined;
}

/** True while the year has two digits, which may be the first of four. */
export const hasShortYear = (typed: string): boolean =>
  /^\d{6}$|(?:^|\D)\d\d$/.test(typed.trim()) && !isDay(typed.trim());

/** Writes `21/11/2026`, in any language; invalid days stay unchanged. */
export const writeDay = (value: string): string => (isDay(value) ? value.split('-').reverse().join('/') : value);

const TIME = /^([01]?\d|2[0-3])\s*[h:.]\s*([0-5]\d)?$/i;
const TIME_DIGITS = /^([01]?\d|2[0-3])([0-5]\d)?$/;

/**
 * Parses a time as typed in France: `14:30`, `14h30`, `14 h`, `1430`, `9`. @returns `14:30`, null for empty, undefined
 * for an invalid time
 */
export function readTime(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, hours, minutes = '00'] = TIME.exec(text) ?? TIME_DIGITS.exec(text) ?? [];
  return hours === undefined ? undefined : `${padTwo(hours)}:${minutes}`;
}

/** True for an hour of the day, written `14:30`. */
export const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
