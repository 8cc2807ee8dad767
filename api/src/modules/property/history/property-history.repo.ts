import type { AuditAction, AuditSource } from '@pignon/shared/domain/audit/audit.enums';
import type { HistoryLine, HistoryQuery } from '@pignon/shared/domain/audit/history.schema';
import sql, { type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import type { Change } from '../../../write/changes';
import { auditRef } from '../../media/media-owner';

export interface AuditRow {
  auditId: number;
  at: string;
  user: string;
  action: AuditAction;
  entity: HistoryLine['entity'];
  paths: string[];
  /** Paths of added and removed media. */
  files: string[];
}

/** Journal entries of the property, or of its media. */
const OF_PROPERTY = (reference: string): Sql => sql`entity = 'property' and ref = ${reference} and action <> 'PRINT'`;
const OF_MEDIA = (reference: string): Sql =>
  sql`entity = 'media' and ref = ${auditRef({ owner: 'property', reference })}`;

const LINE = sql`id as "auditId", at, user_email as "user", action, entity`;

const atPath = (place: string): Sql => sql`exists (select 1 from jsonb_array_elements(changes) c
  where c ->> 'path' = ${place}::text or starts_with(c ->> 'path', ${`${place}.`}::text))`;

/** Newest first; `before` is the last entry of the page before. */
export function listHistory(
  db: Queryable,
  reference: string,
  { before, limit, user, place }: HistoryQuery,
): Promise<AuditRow[]> {
  // each half uses its index and stops at the limit
  const historyOf = (subjectCondition: Sql, where?: Sql) => sql`(select ${LINE},
      array(select c ->> 'path' from jsonb_array_elements(changes) c) as paths,
      array(select f from jsonb_array_elements(changes) c,
        coalesce(c -> 'after' ->> 'path', c -> 'before' ->> 'path') f where entity = 'media' and f is not null) as files
    from audit_entry ${whereAll([
      subjectCondition,
      sql`id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint`,
      user === undefined ? undefined : sql`user_email = ${user}`,
      where,
    ])} order by id desc limit ${limit}::int)`;
  const own = historyOf(OF_PROPERTY(reference), place && place !== 'media' ? atPath(place) : undefined);
  const media = historyOf(OF_MEDIA(reference));
  if (place === 'media') return db.query<AuditRow>(media);
  if (place !== undefined) return db.query<AuditRow>(own);
  return db.query<AuditRow>(
    sql`select * from (${own} union all ${media}) as both_halves order by "auditId" desc limit ${limit}::int`,
  );
}

export interface JournalEntry extends Omit<AuditRow, 'paths' | 'files'> {
  source: AuditSource;
  changes: Change[];
}

/** Reads an entry and all later entries of the property, newest first; of media entries, only that one. */
export function entriesSince(db: Queryable, reference: string, auditId: number): Promise<JournalEntry[]> {
  return db.query<JournalEntry>(sql`
    select ${LINE}, source, changes from audit_entry
    where (${OF_PROPERTY(reference)} and id >= ${auditId}::bigint) or (${OF_MEDIA(reference)} and id = ${auditId}::bigint)
    order by id desc`);
}
