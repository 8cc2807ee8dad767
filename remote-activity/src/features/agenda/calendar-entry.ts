import type { Calendar } from '@event-calendar/core';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { hasLength, keyOf, later, minutesOf, wallOf } from './entry-times';
import type { TaskGroup } from './tasks/task-groups';

/** Shorter ones could not be read. */
const MIN_MINUTES = 15;

const toneOf = ({ kind, status, done }: AgendaEntry): string =>
  done || status === 'NO_SHOW' ? 'past' : kind === 'VISIT' && status === 'PLANNED' ? 'planned' : kind.toLowerCase();

/** Tasks of one moment as the calendar draws them: none of them is carried from there. */
export const groupEvent = ({ key, first }: TaskGroup): Calendar.EventInput => ({
  ...calendarEvent(first),
  id: key,
  startEditable: false,
});

/** An entry as the calendar draws it: times are those of clocks in France, without a zone. */
export function calendarEvent(entry: AgendaEntry): Calendar.EventInput {
  const { start, day, users, movable, kind } = entry;
  const end = start === null ? null : later(start, Math.max(minutesOf(entry), MIN_MINUTES));
  return {
    id: keyOf(entry),
    allDay: start === null,
    start: start === null ? (day ?? dayOf()) : wallOf(start),
    end: end === null ? (day ?? dayOf()) : wallOf(end),
    resourceIds: users,
    startEditable: movable,
    durationEditable: movable && hasLength(kind),
    classNames: ['agenda-entry', `agenda-${toneOf(entry)}`],
  };
}
