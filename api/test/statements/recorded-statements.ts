import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'sql-template-tag';
import type { Db, Queryable } from '../../src/db/db';

/** Folder into which tests write executed statements; unset: no recording. */
const FOLDER = 'STATEMENTS_DIR';

function recording(runner: Queryable, statements: Set<string>): Queryable {
  return {
    ...runner,
    async query<Row extends object>(sql: Sql) {
      const rows = await runner.query<Row>(sql);
      statements.add(sql.text);
      return rows;
    },
  };
}

/** Wraps a database; writes its successful statements into STATEMENTS_DIR when it is closed. */
export function recordStatements(db: Db): Db {
  const folder = process.env[FOLDER];
  if (folder === undefined) return db;
  const statements = new Set<string>();
  return {
    ...db,
    ...recording(db, statements),
    tx: (work) => db.tx((tx) => work(recording(tx, statements))),
    async close() {
      await db.close();
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...statements]));
    },
  };
}

/** Deletes the statements of an earlier run. */
export function forgetStatements(): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

/** Lists each statement in STATEMENTS_DIR once. */
export function recordedStatements(): string[] {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error(`${FOLDER} names the folder of the statements.`);
  const files = (existsSync(folder) ? readdirSync(folder) : []).map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(files.flatMap((text) => JSON.parse(text) as string[]))].sort();
}
