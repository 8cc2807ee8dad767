import { readFile } from 'node:fs/promises';
import pg from 'pg';
import sql from 'sql-template-tag';
import type { Db } from '../src/db/db';
import { openPglite } from '../src/db/pglite';
import { openPostgres } from '../src/db/postgres';
import { databaseAt, preparedDatabase } from './prepare-database';
import { recordStatements } from './statements/recorded-statements';

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
  'visit_voucher',
  'visit_notice',
  'proposal',
  'proposal_mail',
  'mail_settings',
  'event',
  'audit_entry',
  'message',
  'client_error',
  'remote_load',
  'idempotency_key',
  'identity_revocation',
  'portal',
  'property_import',
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

/** Commits do not wait for the disk: 0.05 ms instead of 3 ms. What survives a crash is tested by api/resilience. */
const OPTIONS = '-c synchronous_commit=off';

function openDatabase(server: string, name: string): Db {
  const url = new URL(databaseAt(server, name));
  url.searchParams.set('options', OPTIONS);
  return openPostgres({ url: url.href, poolSize: 4, statementTimeoutMs: 20_000 });
}

/** Opens a migrated, empty database of this test file, on the engine under test. */
export async function openTestDb(): Promise<Db> {
  const prepared = preparedDatabase();
  if (prepared.engine === 'pglite') return openPglite({ snapshot: new Blob([await readFile(prepared.dump)]) });
  const { server, template } = prepared;
  return recordStatements(openDatabase(server, await createDatabase(server, template)));
}

/** A database without any table, on the engine under test. */
export async function openBareDb(): Promise<Db> {
  const prepared = preparedDatabase();
  if (prepared.engine === 'pglite') return openPglite({});
  const { server, template } = prepared;
  const name = `${template}_bare_${process.pid}_${Date.now()}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return openDatabase(server, name);
}

/** TABLES and all tables that reference them, as `truncate … cascade` does. */
async function emptiedTables(db: Db): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    with recursive emptied as (
      select unnest(${TABLES}::text[])::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join emptied e on c.confrelid = e.id where c.contype = 'f'
    )
    select id::regclass::text as name from emptied`);
  return rows.map(({ name }) => name);
}

/*
 * Deletes all rows without foreign keys and triggers; truncates when that is not permitted. A truncation creates new
 * files for each table and index: most tests write into three tables of a hundred.
 */
const emptyFunctionDbs = (
  tables: readonly string[],
): string => `create or replace function empty_tables() returns void language plpgsql as $$
declare
  filled text[] := array[${tables.map((name) => `case when exists (select from ${name}) then '${name}' end`).join(', ')}];
  held text;
begin
  set local session_replication_role = replica;
  foreach held in array array_remove(filled, null) loop
    execute 'delete from ' || held;
  end loop;
  perform setval(s.seqrelid::regclass, s.seqstart, false)
  from pg_depend d join pg_sequence s on s.seqrelid = d.objid
  where d.deptype in ('a', 'i') and d.refobjid = any (array['${tables.join("','")}']::regclass[])
    and pg_sequence_last_value(s.seqrelid) is not null;
exception when insufficient_privilege then
  truncate ${tables.join(', ')} restart identity;
end $$`;

/** Databases on which the function exists, so that its plan is cached. */
const prepared = new WeakSet<Db>();

/** Empties every table and restarts the sequences. */
export async function emptyDb(db: Db): Promise<void> {
  if (!prepared.has(db)) await db.script(emptyFunctionDbs(await emptiedTables(db)));
  prepared.add(db);
  await db.script('select empty_tables()');
}
