import type { Page } from '@pignon/shared/domain/common/paging';
import type { EventOrder } from '@pignon/shared/domain/event/event.enums';
import type { Event, EventFilter, EventFindRequest } from '@pignon/shared/domain/event/event.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { oneOf, whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';

export type EventFind = z.output<typeof EventFindRequest>;

/** Time at which an event is planned; must equal the expression of the index `event_planned`. */
const PLANNED: Sql = sql`(case when e.type = 'TASK' then e.due_time else e.start_time end)`;

const ORDER: Readonly<Record<EventOrder, OrderColumn>> = {
  createdTime: { column: sql`e.created_time` },
  due: { column: sql`e.due_time`, nullable: true },
  planned: { column: PLANNED, nullable: true },
};

function conditionsOf(filter: EventFilter): Sql {
  const { type, from, to, user, target, done, dueBefore, plannedFrom, plannedBefore, byPeople } = filter;
  return whereAll([
    oneOf(sql`e.type`, type),
    from === undefined ? undefined : sql`e.start_time >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`e.start_time < ${to}::timestamptz`,
    user === undefined ? undefined : sql`e.user_email = ${user}`,
    done === undefined ? undefined : done ? sql`e.done` : sql`not e.done`,
    dueBefore === undefined ? undefined : sql`e.due_time < ${dueBefore}::timestamptz`,
    plannedFrom === undefined ? undefined : sql`${PLANNED} >= ${plannedFrom}::timestamptz`,
    plannedBefore === undefined ? undefined : sql`${PLANNED} < ${plannedBefore}::timestamptz`,
    byPeople && sql`e.user_email in (select login_email from app_user)`,
    target && sql`e.id in (select event_id from event_link where kind = ${target.kind} and target = ${target.id})`,
  ]);
}

/** Selects the events of `page` with their links. */
const linesOf = (page: Sql): Sql => sql`
    with page as materialized (${page})
    select e.id, e.type, e.title, e.text, e.start_time as "start", e.end_time as "end", e.due_time as "due", e.done,
      e.user_email as "user", e.author, links.list as "links", e.created_time as "createdTime", e.version
    from page join event e using (id)
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.target) order by l.position), '[]') as list
      from event_link l where l.event_id = e.id
    ) links`;

/** Reads a page of events with their links. */
export async function findEvents(db: Queryable, request: EventFind): Promise<Page<Event>> {
  const where = conditionsOf(request.filter ?? {});
  const order = orderBy(request, ORDER, sql`e.id`);
  const page = sql`select e.id from event e ${where} ${order} ${limitOf(request)}`;
  const lines = await db.query<Event>(sql`${linesOf(page)} ${order}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from event e ${where}`);
}

/** Reads events with their links, in the given order. */
export const readEventLines = (db: Queryable, ids: readonly number[]): Promise<Event[]> =>
  db.query<Event>(
    sql`${linesOf(sql`select unnest(${[...ids]}::bigint[]) as id`)} order by array_position(${[...ids]}::bigint[], e.id)`,
  );
