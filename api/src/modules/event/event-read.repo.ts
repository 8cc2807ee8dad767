import type { Event } from '@pignon/shared/domain/event/event.schema';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { prepared } from '../../db/prepared';

/** Reads one event with its links; null when unknown. `lock` locks it until the transaction ends. */
export async function readEvent(db: Queryable, id: number, lock = false): Promise<Event | null> {
  const [event] = await db.query<Event>(
    prepared(sql`
    select e.id, e.type, e.title, e.text, e.start_time as "start", e.end_time as "end", e.due_time as "due", e.done,
      e.user_email as "user", e.author, e.created_time as "createdTime", e.version,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.target) order by l.position), '[]')
        from event_link l where l.event_id = e.id) as links
    from event e where e.id = ${id} ${lock ? sql`for update` : empty}`),
  );
  return event ?? null;
}
