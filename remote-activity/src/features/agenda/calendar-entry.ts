import type { Calendar } from '@event-calendar/core';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { hasLength, isOfWholeDays, keyOf, addMinutesTo, minutesOf, wallOf } from './entry-times';
import type { TaskGroup } from './tasks/task-groups';

/** Minimum duration for a readable entry. */
const MIN_MINUTES = 15;

const toneOf = ({ kind, status, done }: AgendaEntry): string =>
  done || status === 'NO_SHOW' ? 'past' : kind === 'VISIT' && status === 'PLANNED' ? 'planned' : kind.toLowerCase();

/** Calendar entry of tasks at one time; it cannot be dragged. */
export const groupEvent = ({ key, first }: TaskGroup): Calendar.EventInput => ({
  ...calendarEvent(first),
  id: key,
  startEditable: false,
});

/** Calendar entry of an agenda entry; times are local to France, without zone. */
export function calendarEvent(entry: AgendaEntry): Calendar.EventInput {
  const { start, day, users, movable, kind } = entry;
  const end = start === null ? null : addMinutesTo(start, Math.max(minutesOf(entry), MIN_MINUTES));
  return {
    id: keyOf(entry),
    allDay: isOfWholeDays(entry),
    start: start === null ? (day ?? dayOf()) : wallOf(start),
    end: end === null ? (day ?? dayOf()) : wallOf(end),
    resourceIds: users,
    startEditable: movable,
    durationEditable: movable && hasLength(kind) && !isOfWholeDays(entry),
    classNames: ['agenda-entry', `agenda-${toneOf(entry)}`],
  };
}
