import { timestampOf, type DateTime } from '../common/date-time';
import { clockOf, instantOf } from '../common/day';
import { END_OF_WORK } from './event.rules';
import type { Event } from './event.schema';

/** Planned time of an event: due date of a task, start of others; null for a task without one. */
export const momentOf = ({ type, due, start }: Pick<Event, 'type' | 'due' | 'start'>): DateTime | null =>
  type === 'TASK' ? due : start;

/** Time of day that an event keeps on another day. */
export function hourOf(event: Pick<Event, 'type' | 'due' | 'start'>): string {
  const at = momentOf(event);
  return at === null ? END_OF_WORK : clockOf(at);
}

/** Moves an event to a local day and time in France; a meeting keeps its length. */
export function movedTo(
  event: Pick<Event, 'type' | 'due' | 'start' | 'end'>,
  day: string,
  time: string,
): { start?: string; end?: string; due?: string } {
  const at = instantOf(day, time);
  if (event.type === 'TASK') return { due: at };
  const { start, end } = event;
  if (end === null) return { start: at };
  return { start: at, end: new Date(Date.parse(at) + timestampOf(end) - timestampOf(start)).toISOString() };
}
