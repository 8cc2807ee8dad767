import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/**
 * Notes media whose bytes are about to be stored before a row names them, or whose last row may have gone: whatever
 * crashes afterwards, they are found again.
 */
export async function rememberPending(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.query(sql`insert into pending_media (media_key) select unnest(${[...keys]}::text[])
    on conflict (media_key) do update set since = now()`);
}

export async function forgetPending(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(sql`delete from pending_media where media_key = any(${[...keys]}::text[])`);
}

/** Noted long enough ago for whoever noted them to have finished or died. */
export async function listAbandoned(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    sql`select media_key as key from pending_media where since < now() - interval '15 minutes' order by since limit 1000`,
  );
  return rows.map(({ key }) => key);
}

/** Keeps everybody else from storing or removing these media until the transaction ends. */
export async function lockMedia(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select unnest(${[...new Set(keys)].sort()}::text[]) as key) as wanted`);
}

/** True when some owner has that media. */
export async function isUsed(db: Queryable, key: string): Promise<boolean> {
  return (await db.query(sql`select 1 from media where key = ${key} limit 1`)).length > 0;
}
