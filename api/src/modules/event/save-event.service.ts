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
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { assertReferencesExist } from '../../write/assert-references-exist';
import { groupBy } from '../../write/group-by';
import { StaleError, type Outcome } from '../../write/outcome';
import { followTask } from '../proposal/answer/answer.repo';
import { writeAudit } from '../audit/audit.repo';
import { readEvent, type WrittenEvent } from './event-read.repo';
import { insertEvents, updateEvent } from './event-write.repo';

/** Throws VALIDATION for the first link that leads nowhere. */
async function demandLinks(tx: Queryable, links: readonly EventLink[]): Promise<void> {
  const named = links.map(({ kind, id }, index) => ({ kind, key: id, path: `links.${index}` }));
  for (const [kind, list] of groupBy(named, (link) => link.kind)) {
    const [first] = list;
    if (kind === 'sync') throw invalid(first?.path ?? 'links', 'Une diffusion ne se lie pas à la main.');
    await assertReferencesExist(tx, kind, list);
  }
}

async function assertValidEvent(tx: Queryable, fields: EventFields, input: EventPatch): Promise<void> {
  const problem = firstEventProblem(fields);
  if (problem) throw invalid(problem.path, problem.message);
  await demandLinks(tx, input.links ?? []);
  const { user } = input;
  if (user !== undefined) await assertReferencesExist(tx, 'user', [{ path: 'user', key: user }]);
}

const noEvent = () => new ApiProblem('NOT_FOUND', { message: 'Cet événement n’existe pas ou n’existe plus.' });

async function mustRead(tx: Queryable, id: number, lock = false): Promise<WrittenEvent> {
  const written = await readEvent(tx, id, lock);
  if (!written) throw noEvent();
  return written;
}

/** Inserts an event or a task in the caller's transaction. */
export async function createEvent(tx: Queryable, actor: Actor, input: NewEventInput): Promise<Event> {
  const fields = draftEvent(input, actor.user, timeOf(actor));
  await assertValidEvent(tx, fields, input);
  const [id = 0] = await insertEvents(tx, actor, [fields]);
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'event', ref: String(id), changes: [] }]);
  return (await mustRead(tx, id)).event;
}

export interface EventEdit {
  id: number;
  version: number;
  patch: EventPatch;
}

const iso = (instant: DateTime | null) => instant && isoOf(instant);

function merged({ id: _, createdTime: __, version: ___, ...kept }: Event, patch: EventPatch): EventFields {
  const { start, end, due, ...fields } = { ...kept, ...patch };
  return { ...fields, start: iso(start) ?? kept.start, end: iso(end), due: iso(due) };
}

/** Changes an event; allowed to its author, its assignee and managers. */
export function editEvent(
  db: Db,
  actor: Actor,
  user: Pick<User, 'loginEmail' | 'roles'>,
  { id, version, patch }: EventEdit,
): Promise<Outcome<Event>> {
  return db.tx(async (tx) => {
    const { event: before, author } = await mustRead(tx, id, true);
    if (!mayChangeEvent(before, author, user))
      throw new ApiProblem('FORBIDDEN', {
        message:
          before.type === 'SYSTEM'
            ? 'Un événement écrit par le logiciel ne se modifie pas.'
            : 'Seul son auteur ou un responsable peut modifier cet événement.',
      });
    if (version !== before.version) throw new StaleError(before);
    const after = merged(before, patch);
    await assertValidEvent(tx, after, patch);
    const { id: _, createdTime: __, version: ___, ...kept } = before;
    const changes = changesBetween(kept, after);
    if (changes.length === 0) return { entity: before, changed: false };
    await updateEvent(tx, id, after);
    if (after.done !== before.done) await followTask(tx, id, after.done, { by: actor.user, at: timeOf(actor) });
    await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'event', ref: String(id), changes }]);
    return { entity: (await mustRead(tx, id)).event, changed: true };
  });
}
