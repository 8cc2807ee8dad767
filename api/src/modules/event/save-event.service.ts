import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import {
  draftEvent,
  firstEventProblem,
  mayChangeEvent,
  type EventFields,
} from '@pignon/shared/domain/event/event.rules';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { EventLink, EventPatch, NewEventInput } from '@pignon/shared/domain/event/event-write.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { assertReferencesExist } from '../../write/assert-references-exist';
import { groupBy } from '../../write/group-by';
import { StaleError, type Outcome } from '../../write/outcome';
import { followTask } from '../proposal/answer/answer.repo';
import { bookMeeting } from '../visit/booking/booking.service';
import { writeAudit } from '../audit/audit.repo';
import { readEvent } from './event-read.repo';
import { insertEvents, updateEvent } from './event-write.repo';

/** Throws VALIDATION for the first link that leads nowhere. */
async function assertLinksExist(tx: Queryable, links: readonly EventLink[]): Promise<void> {
  const linkKeys = links.map(({ kind, id }, index) => ({ kind, key: id, path: `links.${index}` }));
  for (const [kind, list] of groupBy(linkKeys, (link) => link.kind)) {
    const [first] = list;
    if (kind === 'sync') throw invalid(first?.path ?? 'links', 'Une diffusion ne se lie pas à la main.');
    await assertReferencesExist(tx, kind, list);
  }
}

async function assertValidEvent(tx: Queryable, fields: EventFields, input: EventPatch): Promise<void> {
  const problem = firstEventProblem(fields);
  if (problem) throw invalid(problem.path, problem.message);
  await assertLinksExist(tx, input.links ?? []);
  const { user } = input;
  if (user !== undefined) await assertReferencesExist(tx, 'user', [{ path: 'user', key: user }]);
}

const noEvent = () => new ApiProblem('NOT_FOUND', { message: 'Cet événement n’existe pas ou n’existe plus.' });

export async function mustReadEvent(db: Queryable, id: number, lock = false): Promise<Event> {
  const event = await readEvent(db, id, lock);
  if (!event) throw noEvent();
  return event;
}

/** Checks that a user may change or delete an event. @throws FORBIDDEN */
export function assertMayChange(event: Event, user: Pick<User, 'loginEmail' | 'roles'>): void {
  if (mayChangeEvent(event, user)) return;
  throw new ApiProblem('FORBIDDEN', {
    message:
      event.type === 'SYSTEM'
        ? 'Un événement écrit par le logiciel ne se modifie pas.'
        : 'Seul son auteur, la personne chargée de cet événement ou un responsable peut le modifier.',
  });
}

/** Inserts an event or a task in the caller's transaction. */
export async function createEvent(tx: Queryable, actor: Actor, input: NewEventInput): Promise<Event> {
  const fields = draftEvent(input, actor.user, timeOf(actor));
  await assertValidEvent(tx, fields, input);
  await bookMeeting(tx, fields);
  const [id = 0] = await insertEvents(tx, actor, [fields]);
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'event', ref: String(id), changes: [] }]);
  return mustReadEvent(tx, id);
}

export interface EventEdit {
  id: number;
  version: number;
  patch: EventPatch;
}

const iso = (instant: DateTime | null) => instant && isoOf(instant);

function merged(
  { id: _, createdTime: __, version: ___, author: ____, ...kept }: Event,
  patch: EventPatch,
): EventFields {
  const { start, end, due, ...fields } = { ...kept, ...patch };
  return { ...fields, start: iso(start) ?? kept.start, end: iso(end), due: iso(due) };
}

/** True when a meeting starts to occupy new time. */
const occupiesNewTime = (before: EventFields, after: EventFields): boolean =>
  (['type', 'done', 'user', 'start', 'end'] as const).some((field) => before[field] !== after[field]);

/** Changes an event in the caller's transaction; allowed to its author, its assignee and managers. */
export async function editEvent(
  tx: Queryable,
  actor: Actor,
  user: Pick<User, 'loginEmail' | 'roles'>,
  { id, version, patch }: EventEdit,
): Promise<Outcome<Event>> {
  const before = await mustReadEvent(tx, id, true);
  assertMayChange(before, user);
  if (version !== before.version) throw new StaleError(before);
  const after = merged(before, patch);
  await assertValidEvent(tx, after, patch);
  const { id: _, createdTime: __, version: ___, author: ____, ...fields } = before;
  const changes = changesBetween(fields, after);
  if (changes.length === 0) return { entity: before, changed: false };
  if (occupiesNewTime(before, after)) await bookMeeting(tx, after, id);
  await updateEvent(tx, id, after);
  if (after.done !== before.done) await followTask(tx, id, after.done, { by: actor.user, at: timeOf(actor) });
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'event', ref: String(id), changes }]);
  return { entity: await mustReadEvent(tx, id), changed: true };
}
