import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillStoreFrom } from '@pignon/platform/publish/copy-store';
import { openStore } from '@pignon/platform/store/open-store';
import { BackupError, type BackupManifest } from '../api/src/backup/backup-manifest';
import { restoreBackup } from '../api/src/backup/restore-backup';
import { readConfig, type Config } from '../api/src/config';
import { connectDb } from '../api/src/db/open-db';
import { openMediaStore } from '../api/src/modules/media/store/open-media-store';
import { BACKUP_PARTS, exitWithMessage } from './backup/backup-parts';
import { storeFolder } from './build/packages';
import { DEMO_MARKER } from './start/options';

const USAGE = 'Usage: npm run restore -- FOLDER   (into the empty installation that DATA_DIR, or DATABASE_URL, names)';

async function restoreDatabase(config: Config, folder: string): Promise<BackupManifest> {
  const { databaseUrl, dataDir } = config;
  mkdirSync(dataDir, { recursive: true });
  const db = await connectDb({ databaseUrl, dataDir, poolSize: 1 });
  try {
    return await restoreBackup({ db, store: openMediaStore(config), dataDir }, folder);
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const [args, ...more] = process.argv.slice(2);
  if (!args || more.length > 0) throw new BackupError(USAGE);
  const part = (name: keyof typeof BACKUP_PARTS): string => join(resolve(args), BACKUP_PARTS[name]);
  const config = readConfig(process.env);
  const { tables, media, takenAt } = await restoreDatabase(config, part('installation'));
  if (existsSync(part('remotes')))
    await fillStoreFrom(part('remotes'), openStore(process.env, storeFolder(process.env)));
  const accounts = join(config.dataDir, 'identity/accounts');
  if (existsSync(part('accounts')) && !existsSync(accounts)) cpSync(part('accounts'), accounts, { recursive: true });
  // a restored installation must not get the demonstration agency
  writeFileSync(join(config.dataDir, DEMO_MARKER), `${new Date().toISOString()}\n`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${media.length} media are as they were at ${takenAt}`);
}

main().then(() => process.exit(0), exitWithMessage);
