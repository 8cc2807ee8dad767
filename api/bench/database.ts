import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import type { Db } from '../src/db/db';
import { openDb } from '../src/db/open-db';
import { loadBulk } from '../../demo/src/load-bulk';
import { openFolderStore } from '../src/modules/media/store/media-store';

const SERVER = process.env['BENCH_DATABASE_SERVER'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NAME = 'pignon_bench';
const SIZE = { properties: 100_000, contacts: 200_000, mandates: 60_000, visits: 30_000, staffEvents: 50_000 };
/** An agency of sixty people, whose day is simulated. */
const AGENCY = { properties: 5_000, contacts: 10_000, mandates: 3_000, visits: 1_500, staffEvents: 2_500 };
export const BENCH_USER = 'bench@pignon.test';

async function administered(name: string, work: (client: pg.Client) => Promise<unknown>): Promise<string> {
  const client = new pg.Client(SERVER);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

const createUnlessThere = (name: string): Promise<string> =>
  administered(name, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  });

/** Creates an empty PostgreSQL database, replacing one of that name; returns its address. */
export const emptyDatabase = (name: string): Promise<string> =>
  administered(name, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });

/** Copies a database to which nobody is connected, replacing one of that name; returns the copy's address. */
export const copiedDatabase = (url: string, name: string): Promise<string> =>
  administered(name, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`);
  });

export const dropDatabase = (name: string): Promise<string> =>
  administered(name, (client) => client.query(`drop database if exists ${name} with (force)`));

async function fill(db: Db, size: typeof SIZE, users: readonly string[]): Promise<void> {
  const [storedCount] = await db.query<{ count: number }>(sql`select count(*)::int as count from property`);
  if (storedCount?.count === 0) {
    const dir = await mkdtemp(join(tmpdir(), 'pignon-bench-'));
    const referenceDate = new Date('2026-11-21T12:00:00Z');
    const onProgress = (text: string) => process.stdout.write(`  ${text}\n`);
    await loadBulk({ db, mediaStore: openFolderStore(dir), size, referenceDate, onProgress });
    await rm(dir, { recursive: true, force: true });
  }
  await db.query(sql`insert into app_user (login_email, uid, email, roles, status)
    select email, email, email, '{MANAGER,NEGOTIATOR}', 'ACTIVE' from unnest(${[...users]}::text[]) as email
    on conflict do nothing`);
  await db.script('vacuum analyze');
}

async function seeded(name: string, size: typeof SIZE, users: readonly string[]): Promise<string> {
  const url = await createUnlessThere(name);
  const db = await openDb({ databaseUrl: url, dataDir: tmpdir() });
  try {
    await fill(db, size, users);
  } finally {
    await db.close();
  }
  return url;
}

/**
 * Returns the address of a PostgreSQL database with the measured agency; creates it at the first run, then reuses it.
 */
export const benchDatabase = (): Promise<string> => seeded(NAME, SIZE, [BENCH_USER]);

/** Returns the address of a database with only these users; drops one left by an earlier run. */
export async function agencyDatabase(users: readonly string[]): Promise<string> {
  await emptyDatabase('pignon_load');
  return seeded('pignon_load', AGENCY, users);
}
