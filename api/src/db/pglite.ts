import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Sql } from 'sql-template-tag';
import type { Db, Queryable } from './db';
import { lockFolder } from './lock-folder';
import { SESSION } from './session';
import { VALUE_PARSERS } from './value-types';

export interface PgliteOptions {
  /** Folder of the database; in memory when absent. */
  dir?: string;
  /** A dump of another PGlite to start from. */
  snapshot?: Blob;
}

function queryable(runner: PGliteInterface | Transaction): Queryable {
  return {
    async query<Row extends object>(sql: Sql) {
      const { rows } = await runner.query<Row>(sql.text, sql.values, { parsers: VALUE_PARSERS });
      return rows;
    },
    async script(text) {
      await runner.exec(text);
    },
  };
}

export interface PgliteDb extends Db {
  dump(): Promise<Blob>;
}

/** PostgreSQL inside this process: one connection, calls wait for each other. */
export async function openPglite({ dir, snapshot }: PgliteOptions): Promise<PgliteDb> {
  if (dir) await mkdir(dirname(dir), { recursive: true });
  const release = dir ? lockFolder(dir) : undefined;
  const lite = await PGlite.create({ dataDir: dir, loadDataDir: snapshot, extensions: { pg_trgm } });
  await lite.exec(SESSION.map((setting) => `set ${setting.replace('=', ' = ')}`).join(';'));
  return {
    engine: 'pglite',
    ...queryable(lite),
    tx: (work) => lite.transaction((tx) => work(queryable(tx))),
    listen: (channel, subscriber) =>
      lite.listen(channel, (payload) => {
        subscriber.onNotice(payload);
      }),
    async close() {
      await lite.close();
      release?.();
    },
    dump: () => lite.dumpDataDir('none'),
  };
}
