import { readFile } from 'node:fs/promises';
import pg from 'pg';
import sql, { raw } from 'sql-template-tag';
import type { Db } from '../src/db/db';
import { openPglite } from '../src/db/pglite';
import { openPostgres } from '../src/db/postgres';
import { databaseAt, preparedDatabase } from './prepare-database';

const TABLES = [
  'app_user',
  'user_cart',
  'user_draft',
  'user_view',
  'agency',
  'contact',
  'property',
  'reference_counter',
  'media',
  'media_list',
  'pending_media',
  'contact_alias',
  'contact_erasure',
  'contact_life',
  'contact_review',
  'mandate',
  'mandate_party_text',
  'register_counter',
  'register_gap',
  'visit_group',
  'proposal',
  'proposal_mail',
  'mail_settings',
  'event',
  'audit_entry',
  'message',
  'client_error',
  'idempotency_key',
  'identity_revocation',
  'portal',
  'job',
];

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `${template}_${process.pid}_${Date.now()}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return name;
}

const openDatabase = (server: string, name: string): Db =>
  openPostgres({ url: databaseAt(server, name), poolSize: 4, statementTimeoutMs: 20_000 });

interface Closed {
  name: string;
  /** What migrations wrote into tables that are emptied, by table. */
  migrated: Map<string, string>;
}

/* Where one process runs files again and again (scripts/mutate), it empties a database that a file has closed: creating and dropping
   one waits for the server's disk. */
const closed = ((globalThis as { closedDatabases?: Closed[] }).closedDatabases ??= []);

async function migratedRows(db: Db): Promise<Closed['migrated']> {
  const rows = new Map<string, string>();
  for (const table of TABLES) {
    const [row] = await db.query<{ list: string | null }>(sql`select jsonb_agg(t)::text as list from ${raw(table)} t`);
    if (row?.list) rows.set(table, row.list);
  }
  return rows;
}

async function openClosed({ name, migrated }: Closed, server: string): Promise<Db> {
  const db = openDatabase(server, name);
  await emptyDb(db);
  for (const [table, rows] of migrated) {
    const type = raw(table);
    await db.query(sql`insert into ${type} select * from jsonb_populate_recordset(null::${type}, ${rows}::jsonb)`);
  }
  return db;
}

async function reopenDatabase(server: string, template: string): Promise<Db> {
  const again = closed.pop();
  const name = again?.name ?? (await createDatabase(server, template));
  const db = again ? await openClosed(again, server) : openDatabase(server, name);
  const migrated = again?.migrated ?? (await migratedRows(db));
  return { ...db, close: () => db.close().then(() => void closed.push({ name, migrated })) };
}

/** A migrated, empty database of this file's own, on the engine under test. */
export async function openTestDb(): Promise<Db> {
  const prepared = preparedDatabase();
  if (prepared.engine === 'pglite') return openPglite({ snapshot: new Blob([await readFile(prepared.dump)]) });
  const { server, template } = prepared;
  if (process.env['PIGNON_REUSE_DATABASES'] !== undefined) return reopenDatabase(server, template);
  return openDatabase(server, await createDatabase(server, template));
}

/** Empties every table and starts the numbers again. */
export async function emptyDb(db: Db): Promise<void> {
  await db.script(`truncate ${TABLES.join(', ')} restart identity cascade`);
}
