import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyStoreTo } from '@pignon/platform/publish/copy-store';
import { openStore } from '@pignon/platform/store/open-store';
import { backupByRunningServer } from '../api/src/backup/backup-by-running-server';
import { BackupError, type BackupManifest } from '../api/src/backup/backup-manifest';
import { takeBackup } from '../api/src/backup/take-backup';
import { readConfig } from '../api/src/config';
import { connectDb } from '../api/src/db/open-db';
import { openMediaStore } from '../api/src/modules/media/store/open-media-store';
import { storeFolder } from './build/packages';
import { BACKUP_PARTS, exitWithMessage, requireDatabase } from './backup/backup-parts';

const USAGE =
  'Usage: npm run backup -- FOLDER   (a folder that does not exist yet; everything of the installation goes there)';

async function backUpHere(folder: string): Promise<BackupManifest> {
  const config = readConfig(process.env);
  requireDatabase(config);
  const db = await connectDb({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: 1 });
  try {
    return await takeBackup({ db, store: openMediaStore(config), dataDir: config.dataDir }, folder);
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const [args, ...more] = process.argv.slice(2);
  if (!args || more.length > 0) throw new BackupError(USAGE);
  const folder = resolve(args);
  if (existsSync(folder)) throw new BackupError(`${folder} exists already: name a folder that does not.`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { databaseUrl, dataDir } = readConfig(process.env);
  const installation = join(draft, BACKUP_PARTS.installation);
  // the running server alone can read the embedded database, so it makes the backup
  const byServer = databaseUrl ? null : await backupByRunningServer(dataDir, installation);
  const { tables, media, missingMedia, takenAt } = byServer ?? (await backUpHere(installation));
  await copyStoreTo(openStore(process.env, storeFolder(process.env)), join(draft, BACKUP_PARTS.remotes));
  const accounts = join(dataDir, 'identity/accounts');
  if (existsSync(accounts)) cpSync(accounts, join(draft, BACKUP_PARTS.accounts), { recursive: true });
  renameSync(draft, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables and ${media.length} media, as of ${takenAt}`);
  if (missingMedia.length > 0)
    console.log(`${missingMedia.length} media were deleted meanwhile, or lacked their file.`);
}

main().then(() => process.exit(0), exitWithMessage);
