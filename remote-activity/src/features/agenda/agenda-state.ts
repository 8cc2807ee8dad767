import { addDays, addMonths, startOfDay, weekdayOf } from '@pignon/shared/domain/common/day';
import { isPublicHoliday } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { dayParam, defineList, oneOfParam, type ListParam } from '@pignon/shared/router';

/** TEAM is one day, a column for each person. */
export const AGENDA_VIEWS = ['DAY', 'WEEK', 'MONTH', 'TEAM'] as const;
export type AgendaView = (typeof AGENDA_VIEWS)[number];

/** Owners of the agenda: the user, everybody, or the named people. */
export type Whose = 'MINE' | 'ALL' | readonly string[];

const MAX_PEOPLE = 50;

function whoseParam(): ListParam<Whose> {
  return {
    fallback: 'MINE',
    parse: (text) => {
      if (text === 'all') return 'ALL';
      const people = [...new Set(text.split(','))].filter((one) => one !== '' && one.length <= 254);
      return people.length > 0 ? people.slice(0, MAX_PEOPLE) : undefined;
    },
    print: (whose) => (whose === 'MINE' ? '' : whose === 'ALL' ? 'all' : whose.join(',')),
  };
}

/** Address of the agenda: view, day and people. AUTO chooses the view by screen width. */
export const AGENDA = defineList({
  filters: {
    view: oneOfParam(['AUTO', ...AGENDA_VIEWS], 'AUTO'),
    /** A day within the shown period; today by default. */
    day: dayParam(),
    who: whoseParam(),
  },
  orderProperties: ['start'],
  defaultOrder: { property: 'start', direction: 'ASC' },
});

const monday = (day: string): string => addDays(day, 1 - weekdayOf(day));
const WEEK = 7;

/** First day of a view that contains `day`, and the first day after it. */
export function daysOf(view: AgendaView, day: string): { first: string; after: string } {
  if (view === 'WEEK') return { first: monday(day), after: addDays(monday(day), WEEK) };
  if (view === 'MONTH') {
    const first = `${day.slice(0, 7)}-01`;
    return { first: monday(first), after: addDays(monday(addDays(addMonths(first, 1), -1)), WEEK) };
  }
  return { first: day, after: addDays(day, 1) };
}

/** Bounds of a view, for the request. */
export function spanOf(view: AgendaView, day: string): { from: string; to: string } {
  const { first, after } = daysOf(view, day);
  return { from: startOfDay(first), to: startOfDay(after) };
}

/** A day of the period before (-1) or after (1). */
export function neighbourDay(view: AgendaView, day: string, step: 1 | -1): string {
  if (view === 'WEEK') return addDays(day, step * WEEK);
  if (view === 'MONTH') return addMonths(`${day.slice(0, 7)}-01`, step);
  return addDays(day, step);
}

/** loginEmails to request; undefined for everybody. `own`: the user's own, when they have records in charge. */
export function usersOf(whose: Whose, view: AgendaView, own: string | null): string[] | undefined {
  if (whose === 'ALL') return undefined;
  if (whose !== 'MINE') return [...whose];
  return view === 'TEAM' || own === null ? undefined : [own];
}

/**
 * loginEmails with a column in the team view: negotiators in order, then others with entries, for example a manager who
 * leads a visit.
 */
export function teamOf(negotiators: readonly string[], entries: readonly Pick<AgendaEntry, 'users'>[]): string[] {
  return [...new Set([...negotiators, ...entries.flatMap(({ users }) => users).sort()])];
}

/** Public holidays of a location within a view. */
export function holidaysOf(view: AgendaView, day: string, place: Placed): string[] {
  const { first, after } = daysOf(view, day);
  const days: string[] = [];
  for (let next = first; next < after; next = addDays(next, 1)) if (isPublicHoliday(next, place)) days.push(next);
  return days;
}
