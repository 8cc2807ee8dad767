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
export const BENCH_USER = 'bench@pignon.test';

async function createUnlessThere(): Promise<string> {
  const client = new pg.Client(SERVER);
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME]);
  if (rowCount === 0) await client.query(`create database ${NAME}`);
  await client.end();
  const url = new URL(SERVER);
  url.pathname = `/${NAME}`;
  return url.href;
}

async function fill(db: Db): Promise<void> {
  const [there] = await db.query<{ count: number }>(sql`select count(*)::int as count from property`);
  if (there?.count === 0) {
    const dir = await mkdtemp(join(tmpdir(), 'pignon-bench-'));
    const referenceDate = new Date('2026-11-21T12:00:00Z');
    const onProgress = (text: string) => process.stdout.write(`  ${text}\n`);
    await loadBulk({ db, mediaStore: openFolderStore(dir), size: SIZE, referenceDate, onProgress });
    await rm(dir, { recursive: true, force: true });
  }
  await db.query(sql`insert into app_user (login_email, uid, email, roles, status)
    values (${BENCH_USER}, ${BENCH_USER}, ${BENCH_USER}, '{MANAGER}', 'ACTIVE') on conflict do nothing`);
  await db.script('vacuum analyze');
}

/** The address of a PostgreSQL database that holds the measured agency; made at the first run, then kept. */
export async function benchDatabase(): Promise<string> {
  const url = await createUnlessThere();
  const db = await openDb({ databaseUrl: url, dataDir: tmpdir() });
  await fill(db).finally(() => db.close());
  return url;
}
