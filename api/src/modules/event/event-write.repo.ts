import type { EventFields } from '@pignon/shared/domain/event/event.rules';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { LinkKind } from '@pignon/shared/domain/event/event.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, reserveIds, type TableShape } from '../../db/rows';
import { timeOf, type Actor } from '../../write/actor';
import { dropDraftsOf } from '../draft/draft.repo';

/** Input of an event; absent fields are empty, open, and now. */
export type NewEvent = Pick<Event, 'type' | 'title'> &
  Partial<Pick<Event, 'text' | 'start' | 'end' | 'due' | 'done' | 'user' | 'links' | 'createdTime'>>;

const EVENT = {
  table: 'event',
  columns: {
    id: 'bigint',
    type: 'text',
    title: 'text',
    text: 'text',
    start_time: 'timestamptz',
    end_time: 'timestamptz',
    due_time: 'timestamptz',
    done: 'boolean',
    user_email: 'text',
    author: 'text',
    created_time: 'timestamptz',
  },
} satisfies TableShape<string>;

const LINK = {
  table: 'event_link',
  columns: { event_id: 'bigint', kind: 'text', target: 'text', position: 'int' },
} satisfies TableShape<string>;

/** Writes events with their links; returns ids in the given order. */
export async function insertEvents(tx: Queryable, actor: Actor, events: readonly NewEvent[]): Promise<number[]> {
  const now = timeOf(actor);
  const ids = await reserveIds(tx, 'event', events.length);
  const eventsWithIds = events.map((event, index) => ({ ...event, id: ids[index] }));
  const rows = eventsWithIds.map((event) => ({
    id: event.id,
    type: event.type,
    title: event.title,
    text: event.text ?? '',
    start_time: event.start ?? event.createdTime ?? now,
    end_time: event.end ?? null,
    due_time: event.due ?? null,
    done: event.done ?? false,
    user_email: event.user ?? actor.user,
    author: event.user === undefined || event.user === actor.user ? null : actor.user,
    created_time: event.createdTime ?? now,
  }));
  await insertRows(tx, EVENT, rows);
  const links = eventsWithIds.flatMap((event) =>
    (event.links ?? []).map((link, position) => ({ event_id: event.id, kind: link.kind, target: link.id, position })),
  );
  await insertRows(tx, LINK, links);
  return ids;
}

/** Rewrites an event with its links; its author stays when it is reassigned. */
export async function updateEvent(tx: Queryable, id: number, event: EventFields): Promise<void> {
  await tx.query(sql`update event set type = ${event.type}, title = ${event.title}, text = ${event.text},
    start_time = ${event.start}::timestamptz, end_time = ${event.end}::timestamptz,
    due_time = ${event.due}::timestamptz, done = ${event.done}, user_email = ${event.user},
    author = nullif(coalesce(author, user_email), ${event.user}), version = version + 1
    where id = ${id}`);
  await tx.query(sql`delete from event_link where event_id = ${id}`);
  await insertRows(
    tx,
    LINK,
    event.links.map((link, position) => ({ event_id: id, kind: link.kind, target: link.id, position })),
  );
}

/** Deletes events with their links, and everybody's drafts of them. */
export async function deleteEvents(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`delete from event where id = any(${[...ids]}::bigint[])`);
  await dropDraftsOf(
    tx,
    ids.map((id) => `event:${id}`),
  );
}

/** Marks tasks as done or open; tasks in that state already are skipped. */
export async function tickTasks(tx: Queryable, ids: readonly number[], isDone: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(sql`update event set done = ${isDone}, version = version + 1
    where id = any(${ids}::bigint[]) and done <> ${isDone}`);
}

/** A system event about a record. */
export function systemEvent(kind: LinkKind, id: string | number, title: string, at?: string): NewEvent {
  return { type: 'SYSTEM', title, done: true, links: [{ kind, id: String(id) }], createdTime: at };
}
