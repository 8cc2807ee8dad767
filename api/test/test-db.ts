import { readFile } from 'node:fs/promises';
import pg from 'pg';
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

/** A migrated, empty database of this file's own, on the engine under test. */
export async function openTestDb(): Promise<Db> {
  const prepared = preparedDatabase();
  if (prepared.engine === 'pglite') return openPglite({ snapshot: new Blob([await readFile(prepared.dump)]) });
  const { server, template } = prepared;
  const name = `${template}_${process.pid}_${Date.now()}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return openPostgres({ url: databaseAt(server, name), poolSize: 4, statementTimeoutMs: 20_000 });
}

/** Empties every table and starts the numbers again. */
export async function emptyDb(db: Db): Promise<void> {
  await db.script(`truncate ${TABLES.join(', ')} restart identity cascade`);
}
