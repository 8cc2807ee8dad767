import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Queryable } from '../../db/db';
import type { Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { StaleError } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { deleteEvents } from './event-write.repo';
import { assertMayChange, mustReadEvent } from './save-event.service';

export interface EventDeletion {
  id: number;
  /** Version that the user saw; null to skip the check. */
  version: number | null;
}

/**
 * Deletes an event, in the caller's transaction; allowed to its author, its assignee and managers. Journals its last
 * state.
 */
export async function removeEvent(
  tx: Queryable,
  actor: Actor,
  user: Pick<User, 'loginEmail' | 'roles'>,
  { id, version }: EventDeletion,
): Promise<void> {
  const event = await mustReadEvent(tx, id, true);
  assertMayChange(event, user);
  if (version !== null && version !== event.version) throw new StaleError(event);
  await deleteEvents(tx, [id]);
  const { id: _, version: __, ...fields } = event;
  await writeAudit(tx, actor, [
    { action: 'DELETE', entity: 'event', ref: String(id), changes: changesBetween(fields, {}) },
  ]);
}
