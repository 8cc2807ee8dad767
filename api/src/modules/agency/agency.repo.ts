import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Keeps the agency's own settings: name, address, professional card… */
export async function writeAgency(tx: Queryable, settings: Record<string, unknown>): Promise<void> {
  await tx.query(sql`insert into agency (settings) values (${JSON.stringify(settings)}::jsonb)
    on conflict (id) do update set settings = excluded.settings, modified_time = now(), version = agency.version + 1`);
}
