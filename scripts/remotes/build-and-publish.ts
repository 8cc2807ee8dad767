import { existsSync } from 'node:fs';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { newBuildFolder, removeBuild } from '@pignon/platform/build/build-folder';
import { publishNew } from '@pignon/platform/publish/publish';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { adoptBuild, isFresh } from '../build/build-freshness';
import { distOf, REMOTE_NAMES, rootOf } from '../build/packages';
import { pack } from '../build/run-pack';

/** Builds a changed remote in a folder of its own, so that a concurrent build cannot replace it during publication. */
export async function buildAndPublish(name: string, store: RemoteStore, host: HostFile): Promise<RemoteDescriptor> {
  const folder = `remote-${name}`;
  if (!existsSync(rootOf(folder))) {
    throw new Error(`there is no folder ${folder}; remotes are ${REMOTE_NAMES.join(', ')}`);
  }
  const before = await store.readRegistry();
  if (await isFresh(folder)) return publishNew(store, distOf(folder), host, before);
  const buildFolder = await newBuildFolder(rootOf(folder));
  try {
    await pack(folder, [buildFolder]);
    try {
      return await publishNew(store, buildFolder, host, before);
    } finally {
      await adoptBuild(folder, buildFolder);
    }
  } finally {
    await removeBuild(buildFolder);
  }
}
