import { isoOf, timestampOf } from '../common/date-time';
import type { FieldProblem } from '../common/problem';
import type { Role } from '../user/user.enums';
import type { Event } from './event.schema';
import type { NewEventInput } from './event-write.schema';

export type EventFields = Pick<Event, 'type' | 'title' | 'text' | 'start' | 'end' | 'due' | 'done' | 'user' | 'links'>;

type Rule = { path: string; message: string; fails: (event: EventFields) => boolean };

export const END_BEFORE_START = 'La fin ne peut précéder le début';

const RULES: readonly Rule[] = [
  {
    path: 'type',
    message: 'Un événement de ce type n’est écrit que par le logiciel',
    fails: ({ type }) => type === 'SYSTEM',
  },
  {
    path: 'end',
    message: END_BEFORE_START,
    fails: ({ start, end }) => end !== null && timestampOf(end) < timestampOf(start),
  },
  {
    path: 'due',
    message: 'Seule une tâche a une échéance',
    fails: ({ type, due }) => due !== null && type !== 'TASK',
  },
  {
    path: 'links',
    message: 'Un même lien figure deux fois',
    fails: ({ links }) => new Set(links.map(({ kind, id }) => `${kind} ${id}`)).size < links.length,
  },
];

/** First violated rule of an event, as path and French sentence; null when valid. */
export function firstEventProblem(event: EventFields): FieldProblem | null {
  const brokenRule = RULES.find((rule) => rule.fails(event));
  return brokenRule ? { path: brokenRule.path, message: brokenRule.message } : null;
}

/** A new event: the input with the writer and the current time as defaults. Tasks and future events are not done yet. */
export function draftEvent(input: NewEventInput, writer: string, now: string): EventFields {
  const start = new Date(input.start ?? now).toISOString();
  return {
    text: '',
    end: null,
    due: null,
    done: input.type !== 'TASK' && Date.parse(start) <= Date.parse(now),
    user: writer,
    links: [],
    ...input,
    start,
  };
}

/** Time of day at which a task without time is due. */
export const END_OF_WORK = '18:00';
/** Default time of other events. */
export const START_OF_WORK = '09:00';

/** Duration of a meeting without an end. */
export const MEETING_MINUTES = 60;

/** End of a meeting, with the default duration when missing. */
export const meetingEnd = ({ start, end }: Pick<EventFields, 'start' | 'end'>): string =>
  end === null ? new Date(timestampOf(start) + MEETING_MINUTES * 60_000).toISOString() : isoOf(end);

interface Writer {
  loginEmail: string;
  roles: readonly Role[];
}

/** The author, the assignee and managers may change an event; system events are read-only. */
export function mayChangeEvent(
  { type, user, author }: Pick<Event, 'type' | 'user' | 'author'>,
  { loginEmail, roles }: Writer,
): boolean {
  if (type === 'SYSTEM') return false;
  return roles.includes('MANAGER') || loginEmail === user || loginEmail === author;
}
