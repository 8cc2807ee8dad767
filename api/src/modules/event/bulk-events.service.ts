import { patchOfBulk, undoOfBulk } from '@pignon/shared/domain/event/event-bulk.rules';
import type { EventBulkChange, EventBulkResult } from '@pignon/shared/domain/event/event-bulk.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Db, Queryable } from '../../db/db';
import type { Actor } from '../../write/actor';
import { changeMany, changeOne } from '../../write/bulk';
import { removeEvent } from './delete-event.service';
import { readEvent } from './event-read.repo';
import { editEvent } from './save-event.service';

type Person = Pick<User, 'loginEmail' | 'roles'>;

async function changeEvent(
  tx: Queryable,
  { actor, user }: { actor: Actor; user: Person },
  { id, version: seenVersion, fields }: EventBulkChange,
): Promise<EventBulkResult> {
  const outcome = await changeOne(tx, {
    entity: await readEvent(tx, id),
    missing: 'Cet événement n’existe pas ou n’existe plus.',
    version: seenVersion,
    undo: (event) => undoOfBulk(event, fields),
    patch: async (event, version) => {
      if (!fields.deleted) return editEvent(tx, actor, user, { id, version, patch: patchOfBulk(event, fields) });
      await removeEvent(tx, actor, user, { id, version });
      return { entity: event, changed: true };
    },
  });
  // a deletion cannot be undone
  return fields.deleted && outcome.outcome === 'CHANGED'
    ? { id, ...outcome, version: null, before: null }
    : { id, ...outcome };
}

/** Changes or deletes events, each under the rules of a single one. */
export const changeEvents = (
  db: Db,
  by: { actor: Actor; user: Person },
  changes: readonly EventBulkChange[],
): Promise<EventBulkResult[]> =>
  changeMany(
    db,
    changes,
    ({ id }) => id,
    (tx, change) => changeEvent(tx, by, change),
  );
