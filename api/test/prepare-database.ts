import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/db/migrate';
import { openPglite } from '../src/db/pglite';
import { openPostgres } from '../src/db/postgres';
import { forgetStatements } from './statements/recorded-statements';

/** Source of a test file's database: a dump to load, or a database to copy. */
export type Prepared = { engine: 'pglite'; dump: string } | { engine: 'postgres'; server: string; template: string };

/* Set by the runner's own process, read by its workers. */
const VARIABLE = 'PIGNON_TEST_DATABASE';

export const isDatabasePrepared = (): boolean => process.env[VARIABLE] !== undefined;

/** Returns the database prepared for this run. */
export function preparedDatabase(): Prepared {
  const prepared = process.env[VARIABLE];
  if (prepared === undefined) throw new Error('No database is prepared: run these tests with --selectProjects api.');
  return JSON.parse(prepared) as Prepared;
}

async function preparePglite(dir: string): Promise<Prepared> {
  const db = await openPglite({});
  await migrate(db);
  const dump = join(dir, 'migrated.tar');
  await writeFile(dump, new Uint8Array(await (await db.dump()).arrayBuffer()));
  await db.close();
  return { engine: 'pglite', dump };
}

/** The server's address with another database named in it. */
export function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function preparePostgres(server: string, template: string): Promise<Prepared> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const db = openPostgres({ url: databaseAt(server, template), poolSize: 1, statementTimeoutMs: 0 });
  await migrate(db);
  await db.close();
  return { engine: 'postgres', server, template };
}

/** Sessions that drop databases at once; each drop waits for a checkpoint. */
const DROPPING_SESSIONS = 6;

async function dropAll(server: string, prefix: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: server, max: DROPPING_SESSIONS });
  const { rows } = await pool.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  await Promise.all(rows.map(({ datname }) => pool.query(`drop database if exists ${datname} with (force)`)));
  await pool.end();
}

/** Migrates one database; each test file starts from a copy of it. */
export default async function prepare(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const prepared =
    process.env['TEST_DB'] === 'postgres'
      ? await preparePostgres(server, `pignon_test_${process.pid}`)
      : await preparePglite(await mkdtemp(join(tmpdir(), 'pignon-test-')));
  process.env[VARIABLE] = JSON.stringify(prepared);
  forgetStatements();
}

/** Deletes what was prepared, and the copies. */
export async function clearDatabases(): Promise<void> {
  const prepared = preparedDatabase();
  if (prepared.engine === 'pglite') await rm(dirname(prepared.dump), { recursive: true, force: true });
  else await dropAll(prepared.server, prepared.template);
}
