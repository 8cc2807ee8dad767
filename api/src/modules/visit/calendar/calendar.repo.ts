import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { EventType } from '@pignon/shared/domain/event/event.enums';
import type { VisitStatus } from '@pignon/shared/domain/visit/visit.enums';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Stores the hash of a user's calendar token; an earlier token stops working. */
export async function saveToken(tx: Queryable, user: string, hash: string, at: string): Promise<void> {
  await tx.query(sql`insert into calendar_token (user_email, token_hash, created_time)
    values (${user}, ${hash}, ${at}::timestamptz) on conflict (user_email) do update
    set token_hash = excluded.token_hash, created_time = excluded.created_time`);
}

/** Reads when a user's calendar token was created; null without one. */
export async function tokenTime(db: Queryable, user: string): Promise<string | null> {
  const [row] = await db.query<{ created: string }>(
    sql`select created_time as created from calendar_token where user_email = ${user}`,
  );
  return row?.created ?? null;
}

/** Deletes a user's calendar token; false when there was none. */
export async function deleteToken(tx: Queryable, user: string): Promise<boolean> {
  const rows = await tx.query(sql`delete from calendar_token where user_email = ${user} returning user_email`);
  return rows.length > 0;
}

export interface Owner {
  loginEmail: string;
  firstName: string;
  lastName: string;
}

/** Reads the owner of a calendar token by one of its hashes: an active user, or nobody. */
export async function ownerOf(db: Queryable, hashes: readonly string[]): Promise<Owner | null> {
  const [owner] = await db.query<Owner>(sql`
    select u.login_email as "loginEmail", u.first_name as "firstName", u.last_name as "lastName"
    from calendar_token t join app_user u on u.login_email = t.user_email
    where t.token_hash = any(${hashes}) and u.status = 'ACTIVE'`);
  return owner ?? null;
}

export interface Period {
  from: string;
  to: string;
  limit: number;
}

export interface CalendarVisit {
  id: number;
  version: number;
  created: string;
  /** Last change of anything shown: visit, property, visitors. */
  modified: string;
  start: string;
  end: string;
  status: VisitStatus;
  propertyRef: string;
  title: string;
  city: string;
  address: string | null;
  visitors: Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'>[];
}

/** Visits with the names of visitors only. */
const VISIT: Sql = sql`
    select v.id, v.version, v.created_time as created, greatest(v.modified_time, p.modified_time,
        (select max(c.modified_time) from visit_contact a join contact c on c.id = a.contact_id where a.visit_id = v.id)
      ) as modified, v.start_time as start, v.end_time as end, v.status,
      v.property_ref as "propertyRef", p.title, p.city, p.parts -> 'location' ->> 'label' as address,
      (select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'firstName', c.first_name,
        'lastName', c.last_name, 'company', c.company) order by a.position), '[]')
        from visit_contact a join contact c on c.id = a.contact_id where a.visit_id = v.id) as visitors
    from visit v join property p on p.reference = v.property_ref`;

/** The visits of a negotiator in a period. */
export const visitsOf = (db: Queryable, user: string, { from, to, limit }: Period): Promise<CalendarVisit[]> =>
  db.query<CalendarVisit>(sql`${VISIT}
    where v.negotiator = ${user} and v.start_time >= ${from}::timestamptz and v.start_time < ${to}::timestamptz
    order by v.start_time, v.id limit ${limit}::int`);

/** The visits of a tour. */
export const visitsOfTour = (db: Queryable, groupId: string): Promise<CalendarVisit[]> =>
  db.query<CalendarVisit>(sql`${VISIT} where v.group_id = ${groupId}::uuid order by v.start_time, v.id`);

export interface CalendarEvent {
  id: number;
  version: number;
  modified: string;
  type: EventType;
  title: string;
  start: string;
  end: string | null;
}

/** Reads a user's tasks, at their due dates, and meetings in a period. */
export const appointmentsOf = (db: Queryable, user: string, { from, to, limit }: Period): Promise<CalendarEvent[]> =>
  db.query<CalendarEvent>(sql`
    select id, version, modified_time as modified, type, title, start_time as start, end_time as "end" from (
      select id, version, modified_time, type, title, due_time as start_time, null::timestamptz as end_time from event
      where user_email = ${user} and type = 'TASK' and not done
        and due_time >= ${from}::timestamptz and due_time < ${to}::timestamptz
      union all
      select id, version, modified_time, type, title, start_time, end_time from event
      where user_email = ${user} and type = 'MEETING'
        and start_time >= ${from}::timestamptz and start_time < ${to}::timestamptz
    ) appointment order by start_time, id limit ${limit}::int`);
