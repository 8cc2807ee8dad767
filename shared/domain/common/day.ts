import type { DateTime } from './date-time';

const DAY_MS = 86_400_000;

/**
 * Creates a formatter of French time lazily: creation costs 5 ms to 20 ms, which pages that never use it must not pay.
 */
export function parisFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Paris', ...options }));
}

const calendar = parisFormat('en-CA', { dateStyle: 'short' });
const clock = parisFormat('en-US', { timeZoneName: 'longOffset' });

/** A calendar day in France, `2026-11-21`: of an instant, or of now. */
export function dayOf(instant: DateTime = new Date()): string {
  return calendar().format(typeof instant === 'string' ? new Date(instant) : instant);
}

/** Whole days between two calendar days; negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Adds `count` days, which may be negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Milliseconds that France is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const name =
    clock()
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant at which a calendar day begins in France, as an ISO date-time; clocks change at night, never at midnight. */
export function startOfDay(day: string): string {
  const midnight = Date.parse(day);
  return new Date(midnight - offsetAt(midnight - 2 * 3_600_000)).toISOString();
}

const hands = parisFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Formats the French time of an instant: `09:30`. */
export const clockOf = (instant: DateTime): string => hands().format(new Date(instant));

/** Minutes since midnight: 570 for `09:30`. */
export const minutesOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Instant of a local time in France; a time skipped by summer time moves to the next hour. */
export function instantOf(day: string, time: string): string {
  const displayedTime = Date.parse(`${day}T${time}:00Z`);
  return new Date(displayedTime - offsetAt(displayedTime - offsetAt(displayedTime))).toISOString();
}

/** Adds months; limited to the last day of the month: 31 January + 1 -> 28 February. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Monday 1 to Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
