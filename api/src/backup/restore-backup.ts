import { createReadStream, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import sql, { raw } from 'sql-template-tag';
import type { Db, Queryable } from '../db/db';
import { migrateIn } from '../db/migrate';
import type { MediaStore } from '../modules/media/store/media-store';
import {
  BackupError,
  MEDIA_FOLDER,
  readManifest,
  SECRET_FILE,
  tableFile,
  type BackupManifest,
} from './backup-manifest';
import { tablesInOrder, type StoredTable } from './table-catalog';
import { inBatches, insertLines, readTable } from './table-rows';

export interface RestoreTarget {
  /** A database without any table. */
  db: Db;
  store: MediaStore;
  /** Folder that receives the installation's secret. */
  dataDir: string;
}

async function checkEmpty(db: Db): Promise<void> {
  const tables = await db.query(
    sql`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  if (tables.length > 0)
    throw new BackupError(
      'The database holds tables already: a backup is restored into an empty one (DATA_DIR or DATABASE_URL names it).',
    );
}

async function loadTable(tx: Queryable, table: StoredTable, folder: string): Promise<void> {
  const name = raw(`"${table.name}"`);
  await tx.query(sql`alter table ${name} disable trigger user`);
  const lines = createInterface({
    input: createReadStream(join(folder, tableFile(table.name))).pipe(createGunzip()),
    crlfDelay: Infinity,
  });
  for await (const batch of inBatches(lines)) await insertLines(tx, table, batch);
  await tx.query(sql`alter table ${name} enable trigger user`);
}

/** @throws BackupError when a loaded table differs from the backup */
async function loadTables(tx: Queryable, manifest: BackupManifest, folder: string): Promise<void> {
  const tables = await tablesInOrder(tx);
  const known = new Set(tables.map(({ name }) => name));
  const unknown = manifest.tables.filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup holds tables that its migrations do not make: ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  // the backup contains the rows of migrations with later changes
  await tx.query(sql`truncate ${raw(tables.map(({ name }) => `"${name}"`).join(', '))} restart identity cascade`);
  for (const table of tables) {
    const expected = manifest.tables.find(({ name }) => name === table.name);
    if (!expected) throw new BackupError(`The backup lacks the table ${table.name}.`);
    await loadTable(tx, table, folder);
    const { rows, sha256 } = await readTable(tx, table);
    if (rows !== expected.rows || sha256 !== expected.sha256)
      throw new BackupError(`The table ${table.name} is not what was backed up: its file was changed, or is cut off.`);
  }
  for (const [name, last] of Object.entries(manifest.sequences))
    await tx.query(sql`select setval(${name}::regclass, ${last})`);
}

/** @throws BackupError when the file of a media in the backup is missing */
async function loadMedia(store: MediaStore, keys: readonly string[], folder: string): Promise<void> {
  for (const key of keys) {
    const file = join(folder, MEDIA_FOLDER, key);
    if (!existsSync(file)) throw new BackupError(`The backup lacks the media ${key}.`);
    if (!(await store.has(key, 'ORIGINAL'))) await store.writeFile(key, 'ORIGINAL', file);
  }
}

/**
 * Restores a backup into an empty installation: its schema, its rows, then later migrations. Compares all rows with the
 * backup; a failure leaves the database empty. @returns what was restored @throws BackupError, with the reason
 */
export async function restoreBackup({ db, store, dataDir }: RestoreTarget, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await checkEmpty(db);
  await loadMedia(store, manifest.media, folder);
  if (existsSync(join(folder, SECRET_FILE))) await copyFile(join(folder, SECRET_FILE), join(dataDir, SECRET_FILE));
  await db.tx(async (tx) => {
    await migrateIn(tx, { until: manifest.migrations.at(-1) });
    await loadTables(tx, manifest, folder);
    await migrateIn(tx);
  });
  return manifest;
}
