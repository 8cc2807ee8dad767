import { askRunningServer } from '../operator/ask-running-server';
import type { BackupManifest } from './backup-manifest';

/**
 * Asks the running server to write a backup; null when no server uses this data folder. @param folder an absolute path
 */
export function backupByRunningServer(dataDir: string, folder: string): Promise<BackupManifest | null> {
  return askRunningServer<BackupManifest>(dataDir, '/backup', { folder });
}
