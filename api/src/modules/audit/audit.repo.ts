import type { AuditAction, Audited } from '@pignon/shared/domain/audit/audit.enums';
import type { Queryable } from '../../db/db';
import { insertRows, type TableShape } from '../../db/rows';
import { timeOf, type Actor } from '../../write/actor';
import type { Change } from '../../write/changes';

export interface AuditEntry {
  action: AuditAction;
  entity: Audited;
  ref: string;
  changes: Change[];
  /** Time of the action, where it is not the actor's time. */
  at?: string;
}

const SHAPE = {
  table: 'audit_entry',
  columns: {
    at: 'timestamptz',
    user_email: 'text',
    action: 'text',
    entity: 'text',
    ref: 'text',
    changes: 'jsonb',
    source: 'text',
    request_id: 'text',
    address: 'text',
  },
} satisfies TableShape<string>;

/** Adds entries to the journal, in the transaction of the write that they describe. */
export async function writeAudit(tx: Queryable, actor: Actor, entries: readonly AuditEntry[]): Promise<void> {
  const now = timeOf(actor);
  const rows = entries.map(({ action, entity, ref, changes, at }) => ({
    at: at ?? now,
    user_email: actor.user,
    action,
    entity,
    ref,
    changes,
    source: actor.source,
    request_id: actor.requestId,
    address: actor.address ?? null,
  }));
  await insertRows(tx, SHAPE, rows);
}
