import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** True while a portal shows the listing or a run is sending it: one had it since the portal's last delivered run. */
export async function isPublished(db: Queryable, reference: string): Promise<boolean> {
  const rows = await db.query(sql`select r.id from sync_run_listing l join sync_run r on r.id = l.run_id
    join portal p on p.code = r.code
    where l.reference = ${reference} and l.content_hash is not null and p.deleted_time is null and r.status <> 'FAILED'
      and r.id >= coalesce((select max(d.id) from sync_run d where d.code = r.code and d.status = 'DONE'), 0)
    limit 1`);
  return rows.length > 0;
}
