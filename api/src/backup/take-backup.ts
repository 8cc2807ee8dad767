import { createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sql, { raw } from 'sql-template-tag';
import type { Db, Queryable } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import {
  MANIFEST_FILE,
  MEDIA_FOLDER,
  SECRET_FILE,
  tableFile,
  TABLES_FOLDER,
  type BackupManifest,
  type TableContent,
} from './backup-manifest';
import { readSnapshot } from './read-snapshot';
import { appliedMigrations, lastNumbers, tablesInOrder, type StoredTable } from './table-catalog';
import { readTable } from './table-rows';
import { writeFolderAtomically } from './atomic-folder';

export interface BackupSource {
  db: Db;
  store: MediaStore;
  /** Folder of the installation's secret, which may be absent. */
  dataDir: string;
}

async function writeTable(tx: Queryable, table: StoredTable, folder: string): Promise<TableContent> {
  const zipped = createGzip();
  const tableWritten = pipeline(zipped, createWriteStream(join(folder, tableFile(table.name))));
  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => zipped.write(text, (error) => (error ? reject(error) : resolve())));
  try {
    return await readTable(tx, table, write);
  } finally {
    zipped.end();
    await tableWritten;
  }
}

/** Columns that name media whose originals are kept. */
const MEDIA_COLUMNS = [
  ['media', 'key'],
  ['media', 'crop_key'],
  ['pending_media', 'media_key'],
  ['property_import', 'file_key'],
] as const;

/** Lists the media that the tables reference, each once. An old schema may lack a table. */
async function mediaKeys(tx: Queryable, tables: readonly StoredTable[]): Promise<string[]> {
  const known = new Set(tables.map(({ name }) => name));
  const keys = new Set<string>();
  for (const [table, column] of MEDIA_COLUMNS) {
    if (!known.has(table)) continue;
    const rows = await tx.query<{ key: string }>(
      sql`select distinct ${raw(column)} as key from ${raw(table)} where ${raw(column)} is not null`,
    );
    for (const { key } of rows) keys.add(key);
  }
  return [...keys].sort();
}

type DatabaseFacts = Omit<BackupManifest, 'media' | 'missingMedia'> & { keys: string[] };

/** Writes the rows of one snapshot of the database; later writes are not seen. */
function readDatabaseFacts(db: Db, folder: string): Promise<DatabaseFacts> {
  return readSnapshot(db, async (tx) => {
    const [now] = await tx.query<{ now: string }>(sql`select now() as now`);
    const stored = await tablesInOrder(tx);
    const tables: TableContent[] = [];
    for (const table of stored) tables.push(await writeTable(tx, table, folder));
    return {
      format: 1,
      takenAt: now?.now ?? new Date().toISOString(),
      engine: db.engine,
      migrations: await appliedMigrations(tx),
      tables,
      sequences: await lastNumbers(tx),
      keys: await mediaKeys(tx, stored),
    };
  });
}

/** Copies originals. @returns keys of those copied, and of those deleted meanwhile */
async function copyMedia(store: MediaStore, keys: readonly string[], folder: string) {
  const media: string[] = [];
  const missingMedia: string[] = [];
  for (const key of keys) {
    const original = await store.open(key, 'ORIGINAL');
    (original ? media : missingMedia).push(key);
    if (original) await pipeline(original, createWriteStream(join(folder, MEDIA_FOLDER, key)));
  }
  return { media, missingMedia };
}

/**
 * Writes an installation's data into a new folder while people work: a snapshot of the database, then the media that it
 * names. The folder appears whole or not at all, readable by its owner alone. @throws BackupError when the folder
 * exists
 */
export function takeBackup({ db, store, dataDir }: BackupSource, folder: string): Promise<BackupManifest> {
  return writeFolderAtomically(folder, async (draft) => {
    for (const name of [TABLES_FOLDER, MEDIA_FOLDER]) await mkdir(join(draft, name));
    const { keys, ...looked } = await readDatabaseFacts(db, draft);
    const manifest = { ...looked, ...(await copyMedia(store, keys, draft)) };
    if (existsSync(join(dataDir, SECRET_FILE))) {
      await copyFile(join(dataDir, SECRET_FILE), join(draft, SECRET_FILE));
      await chmod(join(draft, SECRET_FILE), 0o600);
    }
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    return manifest;
  });
}
