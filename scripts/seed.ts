import { parseArgs } from 'node:util';
import { readConfig } from '../api/src/config';
import { FolderInUseError } from '../api/src/db/lock-folder';
import { openDb } from '../api/src/db/open-db';
import { loadBulk, NotEmptyError } from '../demo/src/load-bulk';
import { openMediaStore } from '../api/src/modules/media/store/open-media-store';

const USAGE =
  'Usage: npm run seed -- --properties 100000 --contacts 200000 [--mandates N] [--visits N] [--events N] [--reference YYYY-MM-DD]';

class UsageError extends Error {}

function count(text: string | undefined, fallback: number, min = 0): number {
  const value = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(value) || value < min || value > 5_000_000) throw new UsageError(USAGE);
  return value;
}

function readArguments() {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      properties: option,
      contacts: option,
      mandates: option,
      visits: option,
      events: option,
      reference: option,
    },
  });
  const properties = count(values.properties, 600, 1);
  const referenceDate = values.reference ? new Date(`${values.reference}T12:00:00Z`) : new Date();
  if (Number.isNaN(referenceDate.getTime())) throw new UsageError(USAGE);
  const size = {
    properties,
    contacts: count(values.contacts, properties * 2, 10),
    mandates: Math.min(properties, count(values.mandates, Math.round(properties * 0.6))),
    visits: count(values.visits, Math.round(properties * 0.3)),
    staffEvents: count(values.events, Math.round(properties * 0.5)),
  };
  return { size, referenceDate };
}

async function main(): Promise<void> {
  const { size, referenceDate } = readArguments();
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const started = performance.now();
  const db = await openDb({ databaseUrl, dataDir });
  try {
    const onProgress = (text: string) =>
      console.log(`seed: ${text} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
    await loadBulk({ db, mediaStore: openMediaStore(config), size, referenceDate, onProgress });
  } finally {
    await db.close();
  }
}

const KNOWN = [UsageError, NotEmptyError, FolderInUseError];

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error && KNOWN.some((kind) => error instanceof kind) ? error.message : error);
    process.exit(1);
  });
