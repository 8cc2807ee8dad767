import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/**
 * Marks media before their bytes are stored or after their last row may have gone, so that a crash leaves them
 * findable. Several requests may mark the same media: none of them removes its bytes meanwhile.
 */
export async function markPending(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.query(sql`insert into pending_media as noted (media_key)
    select key from unnest(${[...keys]}::text[]) as key order by key
    on conflict (media_key) do update set since = now(), holders = noted.holders + 1`);
}

/** Unmarks media; call in the transaction that ties them to an owner. */
export async function unmarkPending(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(sql`delete from pending_media where media_key = any(${[...keys]}::text[]) and holders <= 1`);
  await tx.query(sql`update pending_media set holders = holders - 1 where media_key = any(${[...keys]}::text[])`);
}

const LONG_AGO = sql`since < now() - interval '15 minutes'`;

/** Keys of pending uploads old enough that their writer has finished or crashed. */
export async function listAbandoned(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    sql`select media_key as key from pending_media where ${LONG_AGO} order by since limit 1000`,
  );
  return rows.map(({ key }) => key);
}

/** Locks media until the transaction ends, so that nobody ties them to an owner or removes them. */
export async function lockMedia(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select unnest(${[...new Set(keys)].sort()}::text[]) as key) as wanted`);
}

/** True when no owner has the media and no other request works on it; later requests wait for this transaction. */
export async function isAbandoned(tx: Queryable, key: string): Promise<boolean> {
  const [pendingRow] = await tx.query<{ alone: boolean }>(
    sql`select holders <= 1 or ${LONG_AGO} as alone from pending_media where media_key = ${key} for update`,
  );
  if (!pendingRow?.alone) return false;
  return (await tx.query(sql`select 1 from media where key = ${key} or crop_key = ${key} limit 1`)).length === 0;
}

/** Removes a media from the list of pending ones, for every user. */
export async function settlePending(tx: Queryable, key: string): Promise<void> {
  await tx.query(sql`delete from pending_media where media_key = ${key}`);
}
