import { MEETING_MINUTES } from '@pignon/shared/domain/event/event.rules';
import { MAX_VISIT_HOURS } from '@pignon/shared/domain/visit/tour.rules';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Parties that can have one visit at a time: negotiator, property, visitor. */
export type Booked = Pick<Visit, 'negotiator' | 'propertyRef' | 'contactIds'>;

/** Any constant, the same in every process. */
const DIARY_LOCK = 7_041_777;

/** Keys of the diaries that a visit occupies: negotiator, property and contacts. */
export const bookingKeys = ({ negotiator, propertyRef, contactIds }: Booked): string[] => [
  negotiator,
  `property ${propertyRef}`,
  ...contactIds.map((id) => `contact ${id}`),
];

/**
 * Locks diaries until the transaction ends: two bookings of one diary never overlap unseen. Locks in numeric order,
 * which avoids deadlocks.
 */
export async function lockDiaries(tx: Queryable, diaries: readonly string[]): Promise<void> {
  const locks = await tx.query<{ key: number }>(
    sql`select distinct hashtext(name) as key from unnest(${[...diaries]}::text[]) as name order by key`,
  );
  for (const { key } of locks) await tx.query(sql`select pg_advisory_xact_lock(${DIARY_LOCK}::int, ${key}::int)`);
}

interface Span {
  start: Visit['start'];
  end: Visit['end'];
}

export interface OtherVisit {
  id: number;
  propertyRef: string;
  contactIds: number[];
  negotiator: string;
  /** Name of the negotiator. */
  name: string;
  start: string;
  end: string;
}

/**
 * Finds the first visit that overlaps and shares negotiator, property or visitor, outside the tour `groupId`; null for
 * none.
 */
export async function overlappingVisit(
  tx: Queryable,
  { negotiator, propertyRef, contactIds, start, end }: Partial<Booked> & Span,
  groupId: string | null,
): Promise<OtherVisit | null> {
  const [row] = await tx.query<OtherVisit>(sql`
    select v.id, v.property_ref as "propertyRef", v.negotiator, v.start_time as start, v.end_time as end,
      coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), v.negotiator) as name,
      (select coalesce(jsonb_agg(c.contact_id), '[]') from visit_contact c where c.visit_id = v.id) as "contactIds"
    from visit v left join app_user u on u.login_email = v.negotiator
    where v.status <> 'CANCELLED' and (${groupId}::uuid is null or v.group_id <> ${groupId}::uuid)
      and v.start_time < ${end}::timestamptz and v.end_time > ${start}::timestamptz
      and v.start_time > ${start}::timestamptz - make_interval(hours => ${MAX_VISIT_HOURS}::int + 12)
      and (v.negotiator = ${negotiator ?? null}::text or v.property_ref = ${propertyRef ?? null}::text
        or v.id in (select visit_id from visit_contact where contact_id = any(${contactIds ?? []}::bigint[])))
    order by v.negotiator = ${negotiator ?? null}::text desc nulls last, v.start_time limit 1`);
  return row ?? null;
}

export interface OtherMeeting {
  id: number;
  name: string;
  start: string;
  end: string;
}

/** Finds the first future meeting that overlaps with a period, except `except`; null when there is none. */
export async function overlappingMeeting(
  tx: Queryable,
  { user, start, end }: { user: string } & Span,
  except: number | null = null,
): Promise<OtherMeeting | null> {
  const ends = sql`coalesce(e.end_time, e.start_time + make_interval(mins => ${MEETING_MINUTES}::int))`;
  const [row] = await tx.query<OtherMeeting>(sql`
    select e.id, e.start_time as start, ${ends} as end,
      coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), e.user_email) as name
    from event e left join app_user u on u.login_email = e.user_email
    where e.type = 'MEETING' and not e.done and e.user_email = ${user} and e.id is distinct from ${except}::bigint
      and e.start_time < ${end}::timestamptz and ${ends} > ${start}::timestamptz
    order by e.start_time limit 1`);
  return row ?? null;
}
