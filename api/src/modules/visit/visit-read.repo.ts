import type { Visit, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { MAX_VISIT_HOURS } from '@pignon/shared/domain/visit/tour.rules';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { SUMMARY, toSummary, type SummaryRow } from './visit-summary';

const VISIT: Sql = sql`
  select v.id, v.group_id as "groupId", v.property_ref as "propertyRef", v.negotiator, v.start_time as "start",
    v.end_time as "end", v.kind, v.status, v.voucher_signed_at as "voucherSignedAt", v.feedback,
    (select coalesce(jsonb_agg(a.contact_id order by a.position), '[]') from visit_contact a where a.visit_id = v.id)
      as "contactIds",
    v.created_time as "createdTime", v.modified_time as "modifiedTime", v.version
  from visit v`;

/** The visits of a tour, in order. */
export const readVisits = (db: Queryable, groupId: string): Promise<Visit[]> =>
  db.query<Visit>(sql`${VISIT} where v.group_id = ${groupId}::uuid order by v.start_time, v.id`);

/** The tour that a visit belongs to; null when there is no such visit. */
export async function tourOfVisit(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.query<{ groupId: string }>(sql`select group_id as "groupId" from visit where id = ${id}`);
  return row?.groupId ?? null;
}

/** Keeps a tour until the transaction ends and gives its version; null when there is none. */
export async function lockTour(tx: Queryable, groupId: string): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(
    sql`select version from visit_group where id = ${groupId}::uuid for update`,
  );
  return row?.version ?? null;
}

/** A tour with what a list shows of its visits; null when there is none. */
export async function readTour(db: Queryable, groupId: string): Promise<Tour | null> {
  const [group] = await db.query<{ version: number }>(sql`select version from visit_group where id = ${groupId}::uuid`);
  if (!group) return null;
  const rows = await db.query<SummaryRow>(
    sql`${SUMMARY} where v.group_id = ${groupId}::uuid order by v.start_time, v.id`,
  );
  return { groupId, version: group.version, visits: rows.map((row): VisitSummary => toSummary(row)) };
}

/** Any two numbers will do, as long as every process uses the same. */
const DIARY_LOCK = 7_041_777;

/**
 * Keeps the diaries of negotiators until the transaction ends: two visits of one of them are never booked at the same time,
 * so that each sees the other.
 */
export async function lockCalendars(tx: Queryable, negotiators: readonly string[]): Promise<void> {
  for (const negotiator of [...new Set(negotiators)].sort())
    await tx.query(sql`select pg_advisory_xact_lock(${DIARY_LOCK}::int, hashtext(${negotiator}))`);
}

export interface Booked {
  id: number;
  propertyRef: string;
  start: string;
  end: string;
  /** What the negotiator is called. */
  name: string;
}

/** A visit of the negotiator, in another tour, that takes some of this time; null when there is none. */
export async function bookedBy(
  tx: Queryable,
  { groupId, negotiator, start, end }: Pick<Visit, 'groupId' | 'negotiator' | 'start' | 'end'>,
): Promise<Booked | null> {
  const [row] = await tx.query<Booked>(sql`
    select v.id, v.property_ref as "propertyRef", v.start_time as start, v.end_time as end,
      coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), v.negotiator) as name
    from visit v left join app_user u on u.login_email = v.negotiator
    where v.negotiator = ${negotiator} and v.status <> 'CANCELLED' and v.group_id <> ${groupId}::uuid
      and v.start_time < ${end}::timestamptz and v.end_time > ${start}::timestamptz
      and v.start_time > ${start}::timestamptz - make_interval(hours => ${MAX_VISIT_HOURS}::int + 12)
    order by v.start_time limit 1`);
  return row ?? null;
}
