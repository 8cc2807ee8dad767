import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { asVersion, HOST_BUILDS, retainedHosts } from '../store/host-builds';
import { folderStore } from '../store/folder-store';
import { copyVersion } from './mirror';
import type { RemoteStore } from '../store/remote-store';

/**
 * Copies the files of the last hosts to a mirror and removes earlier ones, as the mirror's registry says. @throws when
 * a file of the store is missing or corrupt
 */
export async function mirrorHosts(from: RemoteStore, root: string): Promise<void> {
  const local = folderStore(root);
  const hosts = retainedHosts(await local.readRegistry()).map(asVersion);
  const ids = new Set(hosts.map(({ version }) => version));
  for (const id of await readdir(path.join(root, HOST_BUILDS)).catch(() => [])) {
    if (!ids.has(id)) await local.removeVersion(HOST_BUILDS, id, []);
  }
  for (const hostVersion of hosts) await copyVersion(from, local, hostVersion);
}
