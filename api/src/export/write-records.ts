import { PassThrough } from 'node:stream';
import { BackupError } from '../backup/backup-manifest';
import { tablesInOrder, type StoredTable } from '../backup/table-catalog';
import { readTable } from '../backup/table-rows';
import type { Queryable } from '../db/db';
import type { ExportFolder } from './export-folder';
import type { ExportManifest } from './export-manifest';
import { EXPORTED_TABLES, OMITTED_TABLES } from './exported-tables';

/** Lists the omissions of an export. */
export function omissions(): ExportManifest['omitted'] {
  const columns = Object.entries(EXPORTED_TABLES).flatMap(([table, { omits = {} }]) =>
    Object.entries(omits).map(([column, reason]) => ({ table, column, reason })),
  );
  return [...Object.entries(OMITTED_TABLES).map(([table, reason]) => ({ table, reason })), ...columns];
}

async function writeTable(tx: Queryable, table: StoredTable, folder: ExportFolder): Promise<void> {
  const exported = EXPORTED_TABLES[table.name];
  if (!exported) throw new BackupError(`No export says what becomes of the table ${table.name}.`);
  const { file, title, omits = {} } = exported;
  const columns = table.columns.filter((column) => !(column in omits));
  const content = new PassThrough();
  const written = folder.write({ path: `records/${file}.jsonl`, kind: 'records', title }, content);
  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => content.write(text, (error) => (error ? reject(error) : resolve())));
  const reading = readTable(tx, { ...table, columns }, write).finally(() => content.end());
  const [listed, { rows }] = await Promise.all([written, reading]);
  listed.rows = rows;
}

/** Writes the rows of every table as JSON Lines, without secrets. @throws BackupError for an unknown table */
export async function writeRecords(tx: Queryable, folder: ExportFolder): Promise<void> {
  for (const table of await tablesInOrder(tx)) if (!(table.name in OMITTED_TABLES)) await writeTable(tx, table, folder);
}
