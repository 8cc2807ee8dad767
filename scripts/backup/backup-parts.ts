import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../../api/src/backup/backup-manifest';
import { ConfigError, type Config } from '../../api/src/config';
import { FolderInUseError } from '../../api/src/db/lock-folder';
import { CommandRefusedError } from '../../api/src/operator/ask-running-server';

/** Folders of a backup. */
export const BACKUP_PARTS = {
  /** Database, media and secret. */
  installation: 'installation',
  /** The store of remotes. */
  remotes: 'remotes',
  /** Accounts of the local identity emulator; undefined for an installation with the real service. */
  accounts: 'accounts',
} as const;

/** @throws BackupError when the data folder has no embedded database, as connecting would create one */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  const folder = join(dataDir, 'pglite');
  if (!databaseUrl && !existsSync(folder))
    throw new BackupError(`There is no database in ${folder}: name its folder by DATA_DIR.`);
}

const EXPECTED_ERRORS = [BackupError, FolderInUseError, ConfigError, CommandRefusedError];

/** Ends a command: prints the message of an expected error, the stack of any other. */
export function exitWithMessage(error: unknown): never {
  const isExpected = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
}
