import type { AuditAction, AuditSource } from '@pignon/shared/domain/audit/audit.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import type { Change } from '../../write/changes';

export interface JournalLine {
  auditId: number;
  at: string;
  user: string;
  action: AuditAction;
  paths: string[];
}

/** Newest first; `before` is the last entry of the page before. */
export function listHistory(
  db: Queryable,
  reference: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<JournalLine[]> {
  return db.query<JournalLine>(sql`
    select id as "auditId", at, user_email as "user", action,
      array(select c ->> 'path' from jsonb_array_elements(changes) c) as paths
    from audit_entry
    where entity = 'property' and ref = ${reference} and id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
    order by id desc limit ${limit}::int`);
}

export interface JournalEntry extends Omit<JournalLine, 'paths'> {
  source: AuditSource;
  changes: Change[];
}

/** An entry and everything written since, newest first. */
export function entriesSince(db: Queryable, reference: string, auditId: number): Promise<JournalEntry[]> {
  return db.query<JournalEntry>(sql`
    select id as "auditId", at, user_email as "user", action, source, changes from audit_entry
    where entity = 'property' and ref = ${reference} and id >= ${auditId}::bigint order by id desc`);
}
