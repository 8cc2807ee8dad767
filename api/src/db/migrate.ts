import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { Db, Queryable } from './db';
import { findUpwards } from './find-upwards';

/** Advisory lock of migrations: any constant, the same in every process. */
export const MIGRATION_LOCK = 7_041_776;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Migrations renumbered after they had been applied somewhere: earlier name to present name. */
const RENAMED: Readonly<Record<string, string>> = {
  '014-lists.sql': '021-lists.sql',
  '014-register-stays.sql': '022-register-stays.sql',
};

/** Thrown when the database's schema does not match the migrations. */
export class MigrationError extends Error {}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(dir, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function appliedChecksums(tx: Queryable): Promise<Map<string, string>> {
  await tx.script(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_time timestamptz not null default now())`);
  for (const [before, since] of Object.entries(RENAMED))
    await tx.query(sql`update schema_migration set name = ${since} where name = ${before}`);
  const rows = await tx.query<{ name: string; checksum: string }>(sql`select name, checksum from schema_migration`);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(tx: Queryable, { name, text, checksum }: Migration): Promise<void> {
  await tx.script(text);
  await tx.query(sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`);
}

interface MigrationOptions {
  /** Folder of the migrations. */
  dir?: string;
  /** Last migration to apply, for the schema of an earlier program; all by default. */
  until?: string;
}

/**
 * Applies missing migrations in order; processes that start together wait for each other. @throws MigrationError when
 * an applied file changed or is unknown (an older program on a newer database)
 */
export async function migrateIn(
  tx: Queryable,
  { dir = findUpwards('migrations', import.meta.url), until }: MigrationOptions = {},
): Promise<string[]> {
  const all = await readMigrations(dir);
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  // A migration of a large installation, or the wait for another process's, may exceed the limit of a call.
  await tx.script('set local statement_timeout = 0');
  await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const applied = await appliedChecksums(tx);
  for (const [name, checksum] of applied) {
    const known = all.find((migration) => migration.name === name);
    if (!known) throw new MigrationError(`The database knows ${name}, this program does not: it is newer.`);
    if (known.checksum !== checksum) throw new MigrationError(`${name} was changed after it was applied.`);
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(tx, migration);
  return missing.map(({ name }) => name);
}

/** Migrates in a transaction of its own: all or nothing. */
export async function migrate(db: Db, dir?: string): Promise<string[]> {
  return db.tx((tx) => migrateIn(tx, { dir }));
}
