import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { MEETING_MINUTES } from '@pignon/shared/domain/event/event.rules';
import { MAX_VISIT_HOURS } from '@pignon/shared/domain/visit/tour.rules';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { inForce } from '../../mandate/mandate-status.repo';

type Visitor = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company'> & { contactId: number };

export type AgendaRow = Omit<AgendaEntry, 'contacts' | 'movable'> & {
  contacts: Visitor[];
  /** Author of an event, when it is not the assignee. */
  author: string | null;
};

export interface AgendaSpan {
  /** ISO date-times, `to` excluded. */
  from: string;
  to: string;
  /** Calendar days in France, `lastDay` included. */
  firstDay: string;
  lastDay: string;
  users: readonly string[] | undefined;
  limit: number;
}

const visitors = (source: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('contactId', c.id, 'title', c.title, 'firstName', c.first_name,
    'lastName', c.last_name, 'company', c.company) order by a.position), '[]') from ${source})`;

const VISITORS = visitors(sql`visit_contact a join contact c on c.id = a.contact_id where a.visit_id = v.id`);
const ABOUT = visitors(sql`event_link a join contact c on c.id = a.target::bigint
  where a.event_id = e.id and a.kind = 'contact'`);
const PROPERTY = sql`(select l.target from event_link l where l.event_id = e.id and l.kind = 'property'
  order by l.position limit 1)`;

const ofUser = (column: Sql, users: AgendaSpan['users']): Sql =>
  users === undefined ? empty : sql`and ${column} = any(${users}::text[])`;
const ofUsers = (column: Sql, users: AgendaSpan['users']): Sql =>
  users === undefined ? empty : sql`and ${column} && ${users}::text[]`;

const during = (column: Sql, { from, to }: AgendaSpan): Sql =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz`;

/** Starts in the span, or before it and ends after its beginning. */
const overlaps = (start: Sql, end: Sql, span: AgendaSpan): Sql =>
  sql`(${during(start, span)} or (${start} < ${span.from}::timestamptz and ${end} > ${span.from}::timestamptz))`;

const EVENT_END = sql`coalesce(e.end_time, case when e.type = 'MEETING'
  then e.start_time + make_interval(mins => ${MEETING_MINUTES}::int) end)`;

/** Reads visits not cancelled, meetings, open calls and tasks, signatures and terms of mandates: earliest first. */
export function agendaRows(db: Queryable, span: AgendaSpan): Promise<AgendaRow[]> {
  const { users, firstDay, lastDay, limit } = span;
  // the longest visit, and a change of clocks: bounds what the index is searched for
  const earliest = sql`${span.from}::timestamptz - make_interval(hours => ${MAX_VISIT_HOURS}::int + 12)`;
  const event = (start: Sql, inSpan: Sql, condition: Sql): Sql => sql`
    select e.type as kind, e.id, e.version, ${start} as start, e.end_time as "end", null::date as day, e.title,
      '' as city, ${PROPERTY} as "propertyRef", array[e.user_email] as users, ${ABOUT} as contacts,
      null::uuid as "groupId", null::text as status, e.done, e.author
    from event e where ${inSpan} and ${condition} ${ofUser(sql`e.user_email`, users)}`;
  const mandate = (kind: Sql, start: Sql, day: Sql, condition: Sql): Sql => sql`
    select ${kind} as kind, m.id, m.version, ${start} as start, null::timestamptz as "end", ${day} as day, p.title,
      p.city, m.property_ref as "propertyRef", m.negotiators as users, '[]'::jsonb as contacts,
      null::uuid as "groupId", null::text as status, false as done, null::text as author
    from mandate m join property p on p.reference = m.property_ref
    where ${condition} ${ofUsers(sql`m.negotiators`, users)}`;
  return db.query<AgendaRow>(sql`
    select kind, id, version, start, "end", day::text as day, title, city, "propertyRef", to_jsonb(users) as users,
      contacts, "groupId", status, done, author from (
      select 'VISIT' as kind, v.id, v.version, v.start_time as start, v.end_time as "end", null::date as day, p.title,
        p.city, v.property_ref as "propertyRef", array[v.negotiator] as users, ${VISITORS} as contacts,
        v.group_id as "groupId", v.status, v.status = 'DONE' as done, null::text as author
      from visit v join property p on p.reference = v.property_ref
      where v.start_time > ${earliest} and ${overlaps(sql`v.start_time`, sql`v.end_time`, span)}
        and v.status <> 'CANCELLED' ${ofUser(sql`v.negotiator`, users)}
      union all ${event(
        sql`e.start_time`,
        overlaps(sql`e.start_time`, EVENT_END, span),
        sql`(e.type = 'MEETING' or (e.type = 'CALL' and not e.done))`,
      )}
      union all ${event(sql`e.due_time`, during(sql`e.due_time`, span), sql`e.type = 'TASK' and not e.done`)}
      union all ${mandate(
        sql`'SIGNING'`,
        sql`m.register_date`,
        sql`null::date`,
        sql`m.register in ('T', 'G') and ${during(sql`m.register_date`, span)}`,
      )}
      union all ${mandate(
        sql`'MANDATE_TERM'`,
        sql`null::timestamptz`,
        sql`m.end_date`,
        sql`${inForce(sql`m.status`)} and m.end_date between ${firstDay}::date and ${lastDay}::date`,
      )}
    ) entry order by coalesce(start, day::timestamp at time zone 'Europe/Paris'), kind, id limit ${limit}::int`);
}
