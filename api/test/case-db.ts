import { migrate } from '../src/db/migrate';
import type { Db } from '../src/db/db';
import { openPglite } from '../src/db/pglite';
import { openTestDb } from './test-db';
import { isDatabasePrepared } from './prepare-database';

async function openMigrated(): Promise<Db> {
  const db = await openPglite({});
  await migrate(db);
  return db;
}

/**
 * Database of the legal cases: the tests' one, else one in memory, as `npm run legal-cases` has none. Opened at first
 * use.
 */
export function caseDb(): { open: () => Promise<Db>; close: () => Promise<void> } {
  let openedDb: Promise<Db> | undefined;
  return {
    open: () => (openedDb ??= isDatabasePrepared() ? openTestDb() : openMigrated()),
    close: async () => (await openedDb)?.close(),
  };
}
