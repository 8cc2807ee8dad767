import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import type { Refused } from '@pignon/platform/store/change-registry';
import { storeHostBuild } from '@pignon/platform/store/store-host-build';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { publishBuilds } from '@pignon/platform/publish/publish-builds';
import { distOf } from './packages';

/** Reads the live host's description. */
export async function readHostFile(): Promise<HostFile> {
  const text = await readFile(path.join(distOf('host'), 'host.json'), 'utf8').catch(() => {
    throw new Error('the host is not built: npm run build');
  });
  return JSON.parse(text) as HostFile;
}

/**
 * Stores the host's files for its tabs, and ships every built remote. @param built folders of remotes,
 * `remote-contact`, each with its `dist` @param rebuilt those of them with a new build @returns refusals of remotes
 * that keep their live version
 */
export async function publishBuilt(
  store: RemoteStore,
  built: readonly string[],
  rebuilt: readonly string[],
  say: (line: string) => void,
): Promise<Refused[]> {
  if (await storeHostBuild(store, distOf('host'))) say('published the files of the host');
  const builds = built.map((name) => ({ folder: distOf(name), fresh: rebuilt.includes(name) }));
  return publishBuilds(store, builds, await readHostFile(), say);
}
