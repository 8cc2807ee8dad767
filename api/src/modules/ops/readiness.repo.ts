import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { MIGRATION_LOCK } from '../../db/migrate';

/** True while a process migrates the database's schema. */
export async function isMigrating(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ migrating: boolean }>(sql`select exists (
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${MIGRATION_LOCK}::bigint::oid
      and objsubid = 1 and granted and database = (select oid from pg_database where datname = current_database())
  ) as migrating`);
  return row?.migrating ?? false;
}
