import { timestampOf } from '../common/date-time';
import type { FieldProblem } from '../common/problem';
import type { Role } from '../user/user.enums';
import type { Event } from './event.schema';
import type { NewEventInput } from './event-write.schema';

export type EventFields = Pick<Event, 'type' | 'title' | 'text' | 'start' | 'end' | 'due' | 'done' | 'user' | 'links'>;

type Rule = { path: string; message: string; fails: (event: EventFields) => boolean };

const RULES: readonly Rule[] = [
  {
    path: 'type',
    message: 'Un événement de ce type n’est écrit que par le logiciel',
    fails: ({ type }) => type === 'SYSTEM',
  },
  {
    path: 'end',
    message: 'La fin ne peut précéder le début',
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

/** The first rule that an event breaks, as a path and a French sentence, or null when it may be kept. */
export function firstEventProblem(event: EventFields): FieldProblem | null {
  const broken = RULES.find((rule) => rule.fails(event));
  return broken ? { path: broken.path, message: broken.message } : null;
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

interface Writer {
  loginEmail: string;
  roles: readonly Role[];
}

/** The author, the assignee and managers may change an event; system events are read-only. */
export function mayChangeEvent(
  event: Pick<Event, 'type' | 'user'>,
  author: string | null,
  { loginEmail, roles }: Writer,
): boolean {
  if (event.type === 'SYSTEM') return false;
  return roles.includes('MANAGER') || loginEmail === event.user || loginEmail === author;
}
