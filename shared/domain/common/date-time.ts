/**
 * A point in time of an entity. It travels as ISO 8601 text, which the API keeps; in a browser the client has made it a
 * `Date`. A rule that both share takes either, and compares through `timestampOf`. A calendar day (`2026-11-21`) is no
 * date-time and stays text.
 */
export type DateTime = string | Date;

/** Milliseconds since 1970 of a date-time, to compare and to sort by. */
export function timestampOf(moment: DateTime): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** The text that a date-time travels as: `2026-11-21T09:30:00.000Z`. Throws RangeError where it is none. */
export function isoOf(moment: DateTime): string {
  return new Date(moment).toISOString();
}

/** For `sort`: the earliest first. */
export const byTime = (a: DateTime, b: DateTime): number => timestampOf(a) - timestampOf(b);
