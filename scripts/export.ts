import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../api/src/backup/backup-manifest';
import { readConfig, type Config } from '../api/src/config';
import { connectDb } from '../api/src/db/open-db';
import { exportAgency, type ExportOrder } from '../api/src/export/export-agency';
import { exportByRunningServer } from '../api/src/export/export-by-running-server';
import type { ExportSummary } from '../api/src/export/export-manifest';
import { openMediaStore } from '../api/src/modules/media/store/open-media-store';
import { REPOSITORY } from './build/packages';
import { exitWithMessage, requireDatabase } from './backup/backup-parts';

const USAGE =
  'Usage: npm run export -- --out FOLDER   (a folder that does not exist yet; what the agency owns goes there, in open formats)';

function readFolder(): string {
  try {
    const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
    if (out) return resolve(out);
  } catch {
    // answered by the usage below
  }
  throw new BackupError(USAGE);
}

async function exportHere(config: Config, order: ExportOrder): Promise<ExportSummary> {
  requireDatabase(config);
  const db = await connectDb({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: 1 });
  try {
    return await exportAgency({ db, store: openMediaStore(config) }, order);
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const folder = readFolder();
  if (existsSync(folder)) throw new BackupError(`${folder} exists already: name a folder that does not.`);
  const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { version: string };
  const config = readConfig(process.env);
  const order = { folder, version };
  // the running server alone can read the embedded database, so it writes the export
  const byServer = config.databaseUrl ? null : await exportByRunningServer(config.dataDir, order);
  const { rows, files, bytes, missing } = byServer ?? (await exportHere(config, order));
  console.log(`${folder}: ${rows} rows, ${files} files, ${Math.ceil(bytes / 1_000_000)} MB`);
  if (missing > 0) console.log(`${missing} media were deleted meanwhile, or lacked their file: see manifest.json.`);
}

main().then(() => process.exit(0), exitWithMessage);
