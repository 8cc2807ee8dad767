import type { Visit, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { SUMMARY, toSummary, type SummaryRow } from './visit-summary';

const VISIT: Sql = sql`
  select v.id, v.group_id as "groupId", v.property_ref as "propertyRef", v.negotiator, v.start_time as "start",
    v.end_time as "end", v.kind, v.status, v.cancel_reason as "cancelReason", v.voucher_signed_at as "voucherSignedAt", v.feedback,
    (select coalesce(jsonb_agg(a.contact_id order by a.position), '[]') from visit_contact a where a.visit_id = v.id)
      as "contactIds",
    v.created_time as "createdTime", v.modified_time as "modifiedTime", v.version
  from visit v`;

/** The visits of a tour, in order. */
export const readVisits = (db: Queryable, groupId: string): Promise<Visit[]> =>
  db.query<Visit>(sql`${VISIT} where v.group_id = ${groupId}::uuid order by v.start_time, v.id`);

/** Reads visits as listed, in the given order. */
export async function readVisitLines(db: Queryable, ids: readonly number[]): Promise<VisitSummary[]> {
  const rows = await db.query<SummaryRow>(
    sql`${SUMMARY} where v.id = any(${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], v.id)`,
  );
  return rows.map((row) => toSummary(row));
}

/** Finds a visit's tour; null for an unknown visit. */
export async function tourOfVisit(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.query<{ groupId: string }>(sql`select group_id as "groupId" from visit where id = ${id}`);
  return row?.groupId ?? null;
}

/** Locks a tour until the transaction ends and returns its version; null when there is none. */
export async function lockTour(tx: Queryable, groupId: string): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(
    sql`select version from visit_group where id = ${groupId}::uuid for update`,
  );
  return row?.version ?? null;
}

/** Reads a tour's version; null when unknown. */
export async function readTourVersion(db: Queryable, groupId: string): Promise<number | null> {
  const [row] = await db.query<{ version: number }>(sql`select version from visit_group where id = ${groupId}::uuid`);
  return row?.version ?? null;
}

/** Reads a tour with its visits as listed; null when it does not exist. */
export async function readTour(db: Queryable, groupId: string): Promise<Tour | null> {
  const version = await readTourVersion(db, groupId);
  if (version === null) return null;
  const rows = await db.query<SummaryRow>(
    sql`${SUMMARY} where v.group_id = ${groupId}::uuid order by v.start_time, v.id`,
  );
  return { groupId, version, visits: rows.map((row): VisitSummary => toSummary(row)) };
}
