import { join } from 'node:path';
import type { Db } from './db';
import { migrate } from './migrate';

export interface DbSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize?: number;
  statementTimeoutMs?: number;
  onIdleError?: (error: Error) => void;
}

/** Opens PostgreSQL for a given address, else PGlite in the data folder, and migrates the schema. */
export async function openDb(settings: DbSettings): Promise<Db> {
  const db = await connectDb(settings);
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

/** Connects without migrating. Loads only the engine in use: PGlite alone is 20 MB of WebAssembly. */
export async function connectDb({ databaseUrl, dataDir, ...settings }: DbSettings): Promise<Db> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres');
    const { poolSize = 10, statementTimeoutMs = 0, onIdleError } = settings;
    return openPostgres({ url: databaseUrl, poolSize, statementTimeoutMs, onIdleError });
  }
  const { openPglite } = await import('./pglite');
  return openPglite({ dir: join(dataDir, 'pglite') });
}
