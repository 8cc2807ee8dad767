import type { Registry } from '@pignon/shared/contract/registry.schema';
import { asVersion, retainedHosts } from '../store/host-builds';
import { folderStore } from '../store/folder-store';
import type { RemoteStore } from '../store/remote-store';
import { copyMaps } from '../store/source-maps';
import type { StoredVersion } from '../store/version-files';
import { servedWithHosts } from '../serving/served-versions';
import { mirror } from './mirror';
import { mirrorHosts } from './mirror-hosts';

/**
 * Copies what a store serves into a folder and checks each file: live, previous and canary versions, the last hosts,
 * and all their source maps.
 */
export async function copyStoreTo(store: RemoteStore, folder: string): Promise<void> {
  await mirror(store, folder);
  await mirrorHosts(store, folder);
  const copy = folderStore(folder);
  for (const stored of servedWithHosts(await copy.readRegistry())) await copyMaps(store, copy, stored);
}

/** Reduces a registry to the versions whose files were copied; a copy omits versions that are no longer served. */
async function withCopiedVersions(copy: RemoteStore, registry: Registry): Promise<Registry> {
  const remotes: Registry['remotes'] = {};
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const versions: typeof entry.versions = {};
    for (const [version, published] of Object.entries(entry.versions))
      if (await copy.hasVersion(name, version)) versions[version] = published;
    remotes[name] = { ...entry, versions };
  }
  return { ...registry, remotes };
}

/** Fills an empty store from a copy. @throws when the store has publications */
export async function fillStoreFrom(folder: string, store: RemoteStore): Promise<void> {
  const { revision } = await store.readRegistry();
  if (revision > 0) throw new Error('the store of remotes holds something already: name an empty one');
  const copy = folderStore(folder);
  const registry = await withCopiedVersions(copy, await copy.readRegistry());
  const remotes = Object.values(registry.remotes).flatMap(({ versions }) =>
    Object.values(versions).map(({ descriptor }): StoredVersion => descriptor),
  );
  for (const stored of [...remotes, ...retainedHosts(registry).map(asVersion)]) {
    const { name, version } = stored;
    if (!(await store.hasVersion(name, version))) await store.putVersion(name, version, `${folder}/${name}/${version}`);
    await copyMaps(copy, store, stored);
  }
  if (remotes.length > 0) await store.replaceRegistry({ ...registry, revision: 1 });
}
