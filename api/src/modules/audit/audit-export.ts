import type { Queryable } from '../../db/db';
import type { Actor } from '../../write/actor';
import { writeAudit } from './audit.repo';

/** Journals an export: what and how many records. */
export function writeExportAudit(
  db: Queryable,
  actor: Actor,
  exportedKind: 'property' | 'contact' | 'mandate' | 'audit',
  after: { count: number } & Record<string, unknown>,
): Promise<void> {
  const changes = [{ path: exportedKind, before: null, after }];
  return writeAudit(db, actor, [{ action: 'EXPORT', entity: 'user', ref: actor.user, changes }]);
}
