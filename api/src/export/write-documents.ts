import { Readable } from 'node:stream';
import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '../db/db';
import { safeName, type ExportFolder } from './export-folder';

interface DocumentTable {
  table: string;
  /** Folder in `documents`. */
  folder: string;
  /** Columns of its primary key, the first of which names a folder. */
  key: readonly [string, ...string[]];
}

/** Tables of papers stored to the byte. */
const DOCUMENT_TABLES: readonly DocumentTable[] = [
  { table: 'mandate_paper_copy', folder: 'mandates', key: ['mandate_id', 'amendment', 'copy'] },
  { table: 'visit_voucher_copy', folder: 'vouchers', key: ['voucher_id', 'signatures'] },
  { table: 'property_report', folder: 'property-reports', key: ['id'] },
];

type Key = Record<string, number>;

async function writeDocuments(tx: Queryable, { table, folder, key }: DocumentTable, out: ExportFolder): Promise<void> {
  const columns = join(key.map((column) => raw(column)));
  const rows = await tx.query<Key & { file: string }>(
    sql`select ${columns}, file_name as file from ${raw(table)} order by ${columns}`,
  );
  for (const { file, ...row } of rows) {
    const values = key.map((column) => row[column] ?? 0);
    const keyValues = join(values.map((value) => sql`${value}::bigint`));
    const [stored] = await tx.query<{ content: Uint8Array }>(
      sql`select content from ${raw(table)} where (${columns}) = (${keyValues})`,
    );
    const [first, ...rest] = values;
    const path = `documents/${folder}/${first}/${safeName([...rest, file].join('-'))}`;
    await out.write({ path, kind: 'document' }, Readable.from([Buffer.from(stored?.content ?? [])]));
  }
}

/** Writes every signed or sent paper as the file that was stored; one is in memory at a time. */
export async function writeAllDocuments(tx: Queryable, folder: ExportFolder): Promise<void> {
  for (const table of DOCUMENT_TABLES) await writeDocuments(tx, table, folder);
}
