import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredDescriptor } from '../../contract/descriptor.schema';
import type { Registry } from '../../contract/registry.schema';
import { integrityOf } from '../built-files';
import { servedOf } from '../serve/served';
import { folderStore } from './folder-store';
import { REGISTRY_FILE } from './registry-log';
import { VersionExists, type RemoteStore } from './remote-store';
import { filesOfVersion, SEAL } from './version-files';

async function fetchVersion(from: RemoteStore, { name, version, integrity }: StoredDescriptor, into: string) {
  const take = async (file: string, whole = true): Promise<void> => {
    const content = await from.readFile(name, version, file);
    if (!content && whole) throw new Error(`${name} ${version}: ${file} is missing from the store`);
    if (!content) return;
    const expected = integrity[file];
    if (expected && integrityOf(content) !== expected) {
      throw new Error(`${name} ${version}: ${file} is not what was published`);
    }
    await mkdir(path.dirname(path.join(into, file)), { recursive: true });
    await writeFile(path.join(into, file), content);
  };
  for (const file of filesOfVersion({ integrity })) await take(file, file in integrity || file === SEAL);
}

/** Versions that were taken out of the registry: no page can ask for them any more. */
async function removeDropped(local: RemoteStore, before: Registry, { remotes }: Registry): Promise<void> {
  for (const [name, { versions }] of Object.entries(before.remotes)) {
    for (const [version, { descriptor }] of Object.entries(versions)) {
      if (!remotes[name]?.versions[version]) await local.removeVersion(name, version, filesOfVersion(descriptor));
    }
  }
}

/**
 * Brings a folder up to what a store serves: first the files of versions that it lacks, each checked, then the registry
 * that names them. What was served before stays for pages that are still open, until it is taken out of the registry.
 * @returns the revision the folder is at
 * @throws when the store cannot be read or holds other files than were published; the folder is then as it was
 */
export async function mirror(from: RemoteStore, root: string): Promise<number> {
  const local = folderStore(root);
  const [registry, before] = await Promise.all([from.readRegistry(), local.readRegistry()]);
  if (registry.revision === before.revision) return registry.revision;
  for (const served of servedOf(registry)) {
    if (await local.hasVersion(served.name, served.version)) continue;
    const draft = await mkdtemp(path.join(tmpdir(), 'pignon-version-'));
    try {
      await fetchVersion(from, served, draft);
      await local.putVersion(served.name, served.version, draft);
    } catch (error) {
      if (!(error instanceof VersionExists)) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  await mkdir(root, { recursive: true });
  const draft = path.join(root, `${REGISTRY_FILE}.${crypto.randomUUID()}.tmp`);
  await writeFile(draft, JSON.stringify(registry));
  await rename(draft, path.join(root, REGISTRY_FILE));
  await removeDropped(local, before, registry);
  return registry.revision;
}
