import sql, { raw } from 'sql-template-tag';
import type { Db } from '../src/db/db';

/**
 * Every row of every table of the product, as text.
 *
 * @param except tables left out: `user_session`, which any call may write, where calls are to change nothing
 */
export async function everyRow(db: Db, except: readonly string[] = []): Promise<{ table: string; text: string }[]> {
  const tables = await db.query<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const parts: { table: string; text: string }[] = [];
  for (const { name } of tables.filter((table) => !['schema_migration', ...except].includes(table.name))) {
    const rows = await db.query<{ row: string }>(sql`select t::text as row from ${raw(name)} t order by 1`);
    parts.push({ table: name, text: `${name}: ${rows.map(({ row }) => row).join(' ')}` });
  }
  return parts;
}
