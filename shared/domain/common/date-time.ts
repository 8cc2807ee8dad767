/**
 * A point in time: ISO 8601 text in transit and in the API, `Date` in browsers. Shared rules accept both and compare
 * with `timestampOf`. Calendar days (`2026-11-21`) are no date-times.
 */
export type DateTime = string | Date;

/** Milliseconds since 1970 of a date-time, to compare and to sort by. */
export function timestampOf(moment: DateTime): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** Writes the ISO text of a date-time: `2026-11-21T09:30:00.000Z`. @throws RangeError for an invalid one */
export function isoOf(moment: DateTime): string {
  return new Date(moment).toISOString();
}

/** Comparator for `sort`: earliest first. */
export const byTime = (a: DateTime, b: DateTime): number => timestampOf(a) - timestampOf(b);
