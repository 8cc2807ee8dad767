import sql from 'sql-template-tag';
import type { Queryable } from '../db/db';

export interface StoredTable {
  name: string;
  /** Stored columns; computed ones are omitted. */
  columns: string[];
  /** Columns of its primary key. */
  key: string[];
  /** Tables that its foreign keys reference. */
  names: string[];
}

/** Table of the migrations, written by them. */
const MIGRATIONS = 'schema_migration';

/** Lists every table of the product, each after those that it references. @throws for circular references */
export async function tablesInOrder(tx: Queryable): Promise<StoredTable[]> {
  const found = await tx.query<StoredTable>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_constraint p
        cross join lateral unnest(p.conkey) with ordinality as k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where p.conrelid = c.oid and p.contype = 'p' order by k.place) as key,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as names
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${MIGRATIONS}
    order by c.relname`);
  return namedFirst(found);
}

function namedFirst(tables: readonly StoredTable[]): StoredTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ names }) => !names.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables name each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

/** Reads the last value of each sequence that has been used. */
export async function lastNumbers(tx: Queryable): Promise<Record<string, number>> {
  const rows = await tx.query<{ name: string; last: number }>(sql`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations that the database has seen, in order. */
export async function appliedMigrations(tx: Queryable): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(sql`select name from schema_migration order by name`);
  return rows.map(({ name }) => name);
}
