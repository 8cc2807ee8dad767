import type { CallInput } from '@pignon/shared/api';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';

type FindBody = CallInput<'POST event'>['body'];

const DAYS_AHEAD = 7;
const MAX = 100;

/** Open tasks, most urgent first; those without a date last. */
export const OPEN_TASKS: FindBody = {
  filter: { type: ['TASK'], done: false },
  pageSize: MAX,
  order: { property: 'due', direction: 'ASC' },
};

/** Request for open calls, messages and appointments planned until a week from `day`, most urgent first. */
export function openPlans(day: string): FindBody {
  const to = startOfDay(addDays(day, DAYS_AHEAD + 1));
  return {
    filter: { type: ['CALL', 'EMAIL', 'MEETING'], done: false, to },
    pageSize: MAX,
    order: { property: 'planned', direction: 'ASC' },
  };
}

/** Request for the number of open events of a type that are due before a day. */
export const dueBefore = (type: Event['type'], day: string): FindBody => ({
  filter: { type: [type], done: false, plannedBefore: startOfDay(day) },
  pageSize: 1,
});

type EventTimes = Pick<Event, 'type' | 'due' | 'start'>;

/** Due day; null for a task without a date. */
export function dayDue({ type, due, start }: EventTimes): string | null {
  if (type !== 'TASK') return dayOf(start);
  return due === null ? null : dayOf(due);
}

function momentOf({ type, due, start }: EventTimes): number {
  if (type !== 'TASK') return timestampOf(start);
  return due === null ? Infinity : timestampOf(due);
}

/**
 * Merges the loaded list with events ticked here, most urgent first. A ticked one counts until the server sends a newer
 * version, and keeps its place after the server drops it.
 */
export function toDo(read: readonly Event[], ticked: ReadonlyMap<number, Event>): Event[] {
  const byId = new Map(read.map((event) => [event.id, event]));
  for (const [id, event] of ticked) {
    const known = byId.get(id);
    if (!known || known.version <= event.version) byId.set(id, event);
  }
  return [...byId.values()].sort((a, b) => momentOf(a) - momentOf(b) || a.id - b.id);
}

/** The first `count` open events, with those just ticked in between. */
export function visibleEvents(list: readonly Event[], count: number): Event[] {
  let remaining = count;
  return list.filter((event) => event.done || remaining-- > 0).slice(0, 2 * count);
}

export interface Waiting {
  /** Tasks due until today, and how many of them before today. */
  tasks: number;
  late: number;
  calls: number;
  emails: number;
  meetings: number;
}

/** Filters the events due on `day`. */
export function waitingOn(list: readonly Event[], day: string): Waiting {
  const due = list.filter((event) => !event.done && (dayDue(event) ?? '9999') <= day);
  const count = (counted: Event['type']) => due.filter(({ type }) => type === counted).length;
  return {
    tasks: count('TASK'),
    late: due.filter((event) => event.type === 'TASK' && (dayDue(event) ?? day) < day).length,
    calls: count('CALL'),
    emails: count('EMAIL'),
    meetings: count('MEETING'),
  };
}
