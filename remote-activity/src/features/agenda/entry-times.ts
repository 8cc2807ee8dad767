import { addDays, clockOf, dayOf, daysBetween, instantOf } from '@pignon/shared/domain/common/day';
import { isoOf, timestampOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import { MEETING_MINUTES } from '@pignon/shared/domain/event/event.rules';
import type { AgendaKind } from '@pignon/shared/domain/visit/agenda.enums';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';

const MINUTE_MS = 60_000;
/** Drawn duration of an entry without an end. */
const DRAWN_MINUTES = 30;

/** Key of an entry in its agenda. */
export const keyOf = ({ kind, id }: Pick<AgendaEntry, 'kind' | 'id'>): string => `${kind}-${id}`;

export const addMinutesTo = (moment: DateTime, minutes: number): string =>
  new Date(timestampOf(moment) + minutes * MINUTE_MS).toISOString();

/** Duration of an entry in minutes. */
export function minutesOf({ kind, start, end }: Pick<AgendaEntry, 'kind' | 'start' | 'end'>): number {
  if (start === null || end === null) return kind === 'MEETING' ? MEETING_MINUTES : DRAWN_MINUTES;
  return Math.max(Math.round((timestampOf(end) - timestampOf(start)) / MINUTE_MS), 0);
}

const DAY_MINUTES = 24 * 60;

/** True for an entry without times, and for one of a day or more, which is drawn above the hours. */
export const isOfWholeDays = (entry: Pick<AgendaEntry, 'kind' | 'start' | 'end'>): boolean =>
  entry.start === null || minutesOf(entry) >= DAY_MINUTES;

/** False for a task, which is due at one time. */
export const hasLength = (kind: AgendaKind): boolean => kind !== 'TASK';

/** `2026-11-25T09:30`, as clocks in France show an instant. */
export const wallOf = (moment: DateTime): string => `${dayOf(moment)}T${clockOf(moment)}`;

/** Converts a local `Date` of the calendar, read as French time, to an instant, in any time zone of the browser. */
export function instantOfWall(wall: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${wall.getFullYear()}-${two(wall.getMonth() + 1)}-${two(wall.getDate())}`;
  return instantOf(day, `${two(wall.getHours())}:${two(wall.getMinutes())}`);
}

/** New time and person of an entry. */
export interface MoveTarget {
  start: string;
  /** Null when it has no duration or no known end. */
  end: string | null;
  /** loginEmail of the new person in charge; undefined for no change. */
  user?: string;
}

/** An entry of a day or more, moved to begin on a day: its clock times stay. */
export function movedDays({ start, end }: Pick<AgendaEntry, 'start' | 'end'>, day: string): MoveTarget {
  const shift = start === null ? 0 : daysBetween(dayOf(start), day);
  return {
    start: instantOf(day, start === null ? '00:00' : clockOf(start)),
    end: end === null ? null : instantOf(addDays(dayOf(end), shift), clockOf(end)),
  };
}

/** Current time and person of an entry, to restore it. */
export const placeOf = ({ start, end, users: [user] }: AgendaEntry): MoveTarget => ({
  start: start === null ? '' : isoOf(start),
  end: end === null ? null : isoOf(end),
  user,
});

/** Default hours of a day; extended for entries outside them. */
export const DAY_BEGINS = '07:00';
export const DAY_ENDS = '21:00';
