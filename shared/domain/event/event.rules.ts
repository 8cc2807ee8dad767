import { timestampOf } from '../common/date-time';
import type { FieldProblem } from '../common/problem';
import type { Role } from '../user/user.enums';
import type { Event } from './event.schema';
import type { GivenEvent } from './event-write.schema';

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

/** What somebody wrote, and for the rest: theirs, now. A task is to be done, what lies ahead too; the rest is past. */
export function draftEvent(given: GivenEvent, writer: string, now: string): EventFields {
  const start = new Date(given.start ?? now).toISOString();
  return {
    text: '',
    end: null,
    due: null,
    done: given.type !== 'TASK' && Date.parse(start) <= Date.parse(now),
    user: writer,
    links: [],
    ...given,
    start,
  };
}

interface Writer {
  loginEmail: string;
  roles: readonly Role[];
}

/** Whoever wrote an event or has it to do may change it, and a manager; what the product wrote stays. */
export function mayChangeEvent(
  event: Pick<Event, 'type' | 'user'>,
  author: string | null,
  { loginEmail, roles }: Writer,
): boolean {
  if (event.type === 'SYSTEM') return false;
  return roles.includes('MANAGER') || loginEmail === event.user || loginEmail === author;
}
