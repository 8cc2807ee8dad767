import { daysBetween } from '../../common/day';
import { reminderWindow } from '../mandate-deadlines';
import { isInForce } from '../mandate-status';
import type { ClockSpanKind } from '../mandate.enums';
import type { MandateSummary } from '../mandate.schema';

export interface ClockSpan {
  kind: ClockSpanKind;
  /** Both days inclusive. */
  from: string;
  until: string;
  /** Start of the span, in percent of the line. */
  start: number;
  end: number;
}

/** Most urgent fact: LATE for a past term, TERM when nothing else applies. */
export type ClockHeadline = Exclude<ClockSpanKind, 'NOTICE'> | 'LATE' | 'NOTICE' | 'SOON' | 'TERM';

export interface MandateClock {
  from: string;
  until: string;
  /** Elapsed share of the line, in percent. */
  now: number;
  spans: ClockSpan[];
  headline: ClockHeadline;
  /** The day that the headline is about, with the days until then. */
  about: string;
  days: number;
}

export type Clocked = Pick<
  MandateSummary,
  'status' | 'startDate' | 'endDate' | 'withdrawalUntil' | 'irrevocableUntil' | 'renews' | 'reminds' | 'noticeEnd'
>;

/** Days before the term from which it is urgent. */
export const TERM_SOON_DAYS = 30;
const WHOLE = 100;

interface Line {
  from: string;
  until: string;
}

/** Position of a day on the line, in percent, clamped. */
function placeOf(day: string, { from, until }: Line): number {
  const share = (daysBetween(from, day) * WHOLE) / (daysBetween(from, until) + 1);
  return Math.round(Math.min(WHOLE, Math.max(0, share)) * 10) / 10;
}

/** Periods of a mandate with first and last day, inclusive. */
function clockSpansOf(
  { withdrawalUntil, irrevocableUntil, endDate, reminds, noticeEnd }: Clocked,
  line: Line,
  today: string,
) {
  const reminder = reminds && endDate !== null && noticeEnd === null ? reminderWindow(endDate) : null;
  const spanList: [ClockSpanKind, string, string | null][] = [
    ['IRREVOCABLE', line.from, irrevocableUntil],
    ['WITHDRAWAL', line.from, withdrawalUntil],
    ['REMINDER', reminder?.opens ?? line.from, reminder?.closes ?? null],
    ['NOTICE', today > line.from ? today : line.from, noticeEnd],
  ];
  return spanList.flatMap(([kind, from, until]) => (until === null || until < from ? [] : [{ kind, from, until }]));
}

function headlineOf(mandate: Clocked, until: string, today: string): Pick<MandateClock, 'about' | 'headline'> {
  const { noticeEnd, withdrawalUntil, irrevocableUntil, reminds } = mandate;
  if (noticeEnd !== null) return { headline: 'NOTICE', about: noticeEnd };
  if (until < today) return { headline: 'LATE', about: until };
  if (withdrawalUntil !== null && withdrawalUntil >= today) return { headline: 'WITHDRAWAL', about: withdrawalUntil };
  const { opens, closes } = reminderWindow(until);
  if (reminds && opens <= today && today <= closes) return { headline: 'REMINDER', about: closes };
  if (daysBetween(today, until) <= TERM_SOON_DAYS) return { headline: 'SOON', about: until };
  if (irrevocableUntil !== null && irrevocableUntil >= today)
    return { headline: 'IRREVOCABLE', about: irrevocableUntil };
  return { headline: 'TERM', about: until };
}

/**
 * Timeline of a running mandate from start to last day; null for one that is not running or lacks these days. `today`
 * is a calendar day in France.
 */
export function mandateClock(mandate: Clocked, today: string): MandateClock | null {
  const { status, startDate, endDate } = mandate;
  if (!isInForce(status) || startDate === null || endDate === null || endDate < startDate) return null;
  const line = { from: startDate, until: endDate };
  const { headline, about } = headlineOf(mandate, endDate, today);
  const spans = clockSpansOf(mandate, line, today).map((span) => ({
    ...span,
    start: placeOf(span.from, line),
    // to the end of the last day
    end: placeOf(span.until, { ...line, from: startDate }) + WHOLE / (daysBetween(startDate, endDate) + 1),
  }));
  return {
    ...line,
    now: placeOf(today, line),
    spans: spans.map((span) => ({ ...span, end: Math.min(WHOLE, Math.round(span.end * 10) / 10) })),
    headline,
    about,
    days: daysBetween(today, about),
  };
}
