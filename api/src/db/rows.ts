import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from './db';

/** Name of a table, and the SQL types of its written columns. */
export interface TableShape<Column extends string> {
  table: string;
  columns: Readonly<Record<Column, string>>;
}

export type RowOf<Shape> = Shape extends TableShape<infer Column> ? Record<Column, unknown> : never;

const BATCH = 500;

const columnNames = (shape: TableShape<string>) => Object.keys(shape.columns);
const names = (list: readonly string[], prefix = ''): Sql => join(list.map((name) => raw(`${prefix}"${name}"`)));

/** Passes rows as one JSON parameter, which is as cheap for hundreds of rows as for one. */
function recordset(shape: TableShape<string>, rows: readonly object[]): Sql {
  const typed = Object.entries(shape.columns).map(([name, type]) => raw(`"${name}" ${type}`));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${join(typed)})`;
}

/** Inserts rows in batches; must run in a transaction when there may be several. */
export async function insertRows<Column extends string>(
  tx: Queryable,
  shape: TableShape<Column>,
  rows: readonly Record<Column, unknown>[],
): Promise<void> {
  const columns = names(columnNames(shape));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await tx.query(sql`insert into ${raw(shape.table)} (${columns}) select ${columns} from ${recordset(shape, batch)}`);
  }
}

/** Writes every column of the rows whose `key` exists and increments their version. */
export async function updateRows<Column extends string>(
  tx: Queryable,
  shape: TableShape<Column>,
  key: Column,
  rows: readonly Record<Column, unknown>[],
): Promise<void> {
  const assignments = columnNames(shape)
    .filter((name) => name !== key)
    .map((name) => raw(`"${name}" = given."${name}"`));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.query(sql`update ${raw(shape.table)} as kept set ${join(assignments)}, version = kept.version + 1
      from ${recordset(shape, rows.slice(from, from + BATCH))} where kept.${raw(`"${key}"`)} = given.${raw(`"${key}"`)}`);
  }
}

/** Reserves `count` ids of a table, so that related rows can be inserted together. */
export async function reserveIds(tx: Queryable, table: string, count: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
