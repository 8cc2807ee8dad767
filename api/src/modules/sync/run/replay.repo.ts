import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { insertRemoved, previousRun } from '../send/run-listing.repo';
import { storeCounts } from '../send/sending.repo';

/** Copies the stored file of a run to another, with its changes against the last successful run. */
export async function copyRun(tx: Queryable, from: number, to: number): Promise<void> {
  const previous = await previousRun(tx, to);
  await tx.query(sql`update sync_run r set file_key = o.file_key, file_name = o.file_name, file_type = o.file_type,
    file_size = o.file_size from sync_run o where r.id = ${to}::bigint and o.id = ${from}::bigint`);
  await tx.query(sql`insert into sync_run_listing (run_id, reference, outcome, content_hash, reasons, price, photos,
      content)
    select ${to}::bigint, o.reference,
      case when o.content_hash is null then 'BLOCKED' when p.content_hash is null then 'ADDED'
        when p.content_hash = o.content_hash then 'UNCHANGED' else 'UPDATED' end, o.content_hash, o.reasons,
      o.price, o.photos, o.content
    from sync_run_listing o
      left join sync_run_listing p on p.run_id = ${previous}::bigint and p.reference = o.reference
    where o.run_id = ${from}::bigint and o.outcome <> 'REMOVED'`);
  await insertRemoved(tx, to, previous);
  await storeCounts(tx, to);
}
