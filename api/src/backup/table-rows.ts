import { createHash } from 'node:crypto';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/db';
import type { TableContent } from './backup-manifest';
import type { StoredTable } from './table-catalog';

const ROWS_PER_BATCH = 500;
/** Rows with the content of documents are large; a batch of them is still one parameter. */
const BATCH_CHARACTERS = 4_000_000;

const columnList = (columns: readonly string[]): Sql => join(columns.map((name) => raw(`"${name}"`)));
// binary collation: the same order on every server
const ordered = (key: readonly string[]): Sql => join(key.map((name) => raw(`"${name}"::text collate "C"`)));

/**
 * Reads the rows of a table as JSON in the order of their keys: equal rows give equal lines. Runs in a transaction.
 * @param onRows awaited for each batch of rows
 */
async function readRows(tx: Queryable, table: StoredTable, onRows: (lines: readonly string[]) => Promise<void>) {
  const { name, columns, key } = table;
  await tx.query(sql`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from
    (select ${columnList(columns)} from ${raw(`"${name}"`)} order by ${ordered(key)}) r`);
  for (;;) {
    const rows = await tx.query<{ line: string }>(sql`fetch ${raw(String(ROWS_PER_BATCH))} from backup_rows`);
    if (rows.length === 0) break;
    await onRows(rows.map(({ line }) => line));
  }
  await tx.query(sql`close backup_rows`);
}

/** Reads a whole table. @returns its row count and the hash of its lines */
export async function readTable(
  tx: Queryable,
  table: StoredTable,
  write: (text: string) => Promise<void> = () => Promise.resolve(),
): Promise<TableContent> {
  const hash = createHash('sha256');
  let rows = 0;
  await readRows(tx, table, async (lines) => {
    const text = lines.map((line) => `${line}\n`).join('');
    hash.update(text);
    rows += lines.length;
    await write(text);
  });
  return { name: table.name, rows, sha256: hash.digest('hex') };
}

/** Inserts lines of `readTable` with their original ids. */
export async function insertLines(tx: Queryable, table: StoredTable, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const name = raw(`"${table.name}"`);
  const columns = columnList(table.columns);
  await tx.query(sql`insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

/** Groups lines into batches that fit one statement. */
export async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < ROWS_PER_BATCH && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  yield batch;
}
