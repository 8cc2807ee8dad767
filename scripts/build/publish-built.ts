import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { promote } from '@pignon/shared/federation/store/live-versions';
import { publish } from '@pignon/shared/federation/store/publish';
import { readDescriptor } from '@pignon/shared/federation/store/publish-checks';
import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';
import { distOf } from './packages';

/** The live host's own description. */
export async function readHostFile(): Promise<HostFile> {
  const text = await readFile(path.join(distOf('host'), 'host.json'), 'utf8').catch(() => {
    throw new Error('the host is not built: npm run build');
  });
  return JSON.parse(text) as HostFile;
}

/**
 * Publishes every built remote that the store does not have, and makes live what was just built. A remote that nobody
 * changed keeps whatever version is live, also after a rollback.
 * @param built folders of remotes, `remote-contact`, each with its `dist`
 * @param rebuilt those of them whose build is new
 */
export async function publishBuilt(
  store: RemoteStore,
  built: readonly string[],
  rebuilt: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const host = await readHostFile();
  for (const name of built) {
    const descriptor = await readDescriptor(distOf(name));
    const entry = (await store.readRegistry()).remotes[descriptor.name];
    const known = entry?.versions[descriptor.version] !== undefined;
    if (!known) await publish(store, distOf(name), host);
    if (known && (!rebuilt.includes(name) || entry.stable === descriptor.version)) continue;
    await promote(store, descriptor.name, host, descriptor.version);
    say(`published ${descriptor.name} ${descriptor.version}`);
  }
}
