import type { ListingOutcome } from '@pignon/shared/domain/sync/sync.enums';
import type { Finding, ListingFieldChange } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { StartedRun } from './sending.repo';

/** Result of a listing in a run, with the hash of what was sent; null when nothing was. */
export interface RunListing {
  reference: string;
  outcome: ListingOutcome;
  contentHash: string | null;
  reasons: readonly Finding[];
  /** Price and number of pictures as sent. */
  price?: number | null;
  photos?: number;
  /** Written content; below, its differences from the previous run. */
  content?: string;
  changes?: readonly ListingFieldChange[] | null;
}

/** Finds the portal's last delivered run before this one; null when there is none. */
export async function previousRun(db: Queryable, runId: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`
    select p.id from sync_run r join sync_run p on p.code = r.code and p.status = 'DONE' and p.id < r.id
    where r.id = ${runId}::bigint order by p.id desc limit 1`);
  return row?.id ?? null;
}

export interface Sent {
  hash: string;
  /** Null for runs from before contents were stored. */
  content: string | null;
}

/** Reads the listings' contents sent by a run. */
export async function sentBefore(
  db: Queryable,
  runId: number | null,
  references: readonly string[],
): Promise<Map<string, Sent>> {
  const rows = await db.query<Sent & { reference: string }>(sql`
    select reference, content_hash as hash, content from sync_run_listing
    where run_id = ${runId}::bigint and reference = any(${references}::text[]) and content_hash is not null`);
  return new Map(rows.map(({ reference, ...sent }) => [reference, sent]));
}

/** Deletes earlier runs' contents once a later run succeeded: the next one is compared with that. */
export async function deleteEarlierContents(tx: Queryable, runId: number): Promise<void> {
  await tx.query(sql`update sync_run_listing set content = null where content is not null and run_id in (
    select o.id from sync_run r join sync_run o on o.code = r.code and o.id < r.id where r.id = ${runId}::bigint)`);
}

/** Reads the references sent by a run, in order, in batches. */
export async function* referencesSent(db: Queryable, runId: number, batch = 500): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db.query<{ reference: string }>(sql`select reference from sync_run_listing
      where run_id = ${runId}::bigint and content_hash is not null and reference > ${last}
      order by reference limit ${batch}::int`);
    if (rows.length > 0) yield rows.map(({ reference }) => reference);
    last = rows.at(-1)?.reference ?? '';
    if (rows.length < batch) return;
  }
}

export async function clearRunListings(tx: Queryable, runId: number): Promise<void> {
  await tx.query(sql`delete from sync_run_listing where run_id = ${runId}::bigint`);
}

/** Writes outcomes only while this attempt still holds the run: another process may have taken it over. */
export async function insertRunListings(
  tx: Queryable,
  { runId, attempt }: Pick<StartedRun, 'runId' | 'attempt'>,
  listings: readonly RunListing[],
): Promise<void> {
  await tx.query(sql`insert into sync_run_listing (run_id, reference, outcome, content_hash, reasons, price, photos,
      content, changes)
    select ${runId}::bigint, g.reference, g.outcome, g."contentHash", g.reasons, g.price, g.photos, g.content, g.changes
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb)
      as g(reference text, outcome text, "contentHash" text, reasons jsonb, price numeric, photos int, content text,
        changes jsonb)
    where exists (select from sync_run r where r.id = ${runId}::bigint and r.attempts = ${attempt}::int)
    on conflict (run_id, reference) do update set outcome = excluded.outcome, content_hash = excluded.content_hash,
      reasons = excluded.reasons, price = excluded.price, photos = excluded.photos, content = excluded.content,
      changes = excluded.changes`);
}

/** Records listings of the run before that this one omits without a finding. */
export async function insertRemoved(tx: Queryable, runId: number, previous: number | null): Promise<void> {
  await tx.query(sql`insert into sync_run_listing (run_id, reference, outcome)
    select ${runId}::bigint, p.reference, 'REMOVED' from sync_run_listing p
    where p.run_id = ${previous}::bigint and p.content_hash is not null and not exists (
      select from sync_run_listing l where l.run_id = ${runId}::bigint and l.reference = p.reference)
    on conflict (run_id, reference) do nothing`);
}
