import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** The agency's own settings (name, address, professional card…); null until they are written. */
export async function readAgency(db: Queryable): Promise<Record<string, unknown> | null> {
  const [row] = await db.query<{ settings: Record<string, unknown> }>(sql`select settings from agency`);
  return row?.settings ?? null;
}

export async function writeAgency(tx: Queryable, settings: Record<string, unknown>): Promise<void> {
  await tx.query(sql`insert into agency (settings) values (${JSON.stringify(settings)}::jsonb)
    on conflict (id) do update set settings = excluded.settings, modified_time = now(), version = agency.version + 1`);
}
