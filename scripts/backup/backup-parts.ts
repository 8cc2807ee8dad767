import { BackupError } from '../../api/src/backup/backup-manifest';
import { ConfigError } from '../../api/src/config';
import { FolderInUseError } from '../../api/src/db/lock-folder';

/** Folders of a backup. */
export const BACKUP_PARTS = {
  /** Database, media and secret. */
  installation: 'installation',
  /** The store of remotes. */
  remotes: 'remotes',
  /** Accounts of the local identity service; an installation with a real one has none. */
  accounts: 'accounts',
} as const;

/** Ends a command: with the message of an expected error, with the stack of any other. */
export function exitAsTold(error: unknown): never {
  const isTold = error instanceof BackupError || error instanceof FolderInUseError || error instanceof ConfigError;
  console.error(isTold ? error.message : error);
  process.exit(1);
}
