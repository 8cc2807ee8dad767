import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { hasIntegrity } from '../store/file-integrity';
import { liveOf, servedOf } from '../serving/served-versions';
import { draftName } from '../store/draft-folders';
import { folderStore } from '../store/folder-store';
import { REGISTRY_FILE, REVISIONS, CorruptRegistryError } from '../store/registry-log';
import { EMPTY_REGISTRY, VersionExists, type RemoteStore } from '../store/remote-store';
import { filesOfVersion, DESCRIPTOR_FILE, type StoredVersion } from '../store/version-files';

/** A file of a published version is missing or corrupt: nothing of that version may be served. */
class CorruptFileError extends Error {}

/** Result of mirroring. */
export interface Mirrored {
  revision: number;
  /** Remotes with corrupt versions that were not taken over, and why. */
  behind: { name: string; reason: string }[];
}

async function fetchVersion(from: RemoteStore, { name, version, integrity }: StoredVersion, into: string) {
  const copyFile = async (file: string, isRequired = true): Promise<void> => {
    const content = await from.readFile(name, version, file);
    if (!content && isRequired) throw new CorruptFileError(`${name} ${version}: ${file} is missing from the store`);
    if (!content) return;
    const expected = integrity[file];
    if (expected && !hasIntegrity(content, expected)) {
      throw new CorruptFileError(`${name} ${version}: ${file} is not what was published`);
    }
    await mkdir(path.dirname(path.join(into, file)), { recursive: true });
    await writeFile(path.join(into, file), content);
  };
  for (const file of filesOfVersion({ integrity })) await copyFile(file, file in integrity || file === DESCRIPTOR_FILE);
}

/** Copies one version whole, unless it exists. @throws when a file is missing or corrupt in the store */
export async function copyVersion(from: RemoteStore, local: RemoteStore, served: StoredVersion): Promise<void> {
  const { name, version } = served;
  if (await local.hasVersion(name, version)) return;
  const draft = await mkdtemp(path.join(tmpdir(), 'pignon-version-'));
  try {
    await fetchVersion(from, served, draft);
    await local.putVersion(name, version, draft);
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Copies every version that a registry serves. @returns the corrupt ones */
async function copyAllVersions(from: RemoteStore, local: RemoteStore, registry: Registry) {
  const corrupt: (StoredDescriptor & { reason: string })[] = [];
  for (const served of servedOf(registry)) {
    try {
      await copyVersion(from, local, served);
    } catch (error) {
      if (!(error instanceof CorruptFileError)) throw error;
      corrupt.push({ ...served, reason: error.message });
    }
  }
  return corrupt;
}

/** Entry without corrupt versions; the former entry when the live one is corrupt. */
function withoutCorrupt(entry: RegistryEntry, corrupt: ReadonlySet<string>, before?: RegistryEntry) {
  const { stable, previous, canary, ...rest } = entry;
  if (stable && corrupt.has(stable)) return before;
  return {
    ...rest,
    stable,
    previous: previous && corrupt.has(previous) ? null : previous,
    ...(canary && !corrupt.has(canary.version) ? { canary } : {}),
  };
}

function withoutFailedVersions(registry: Registry, corrupt: readonly StoredDescriptor[], before: Registry): Registry {
  const remotes = Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const versions = new Set(corrupt.flatMap((one) => (one.name === name ? [one.version] : [])));
    const mergedEntry = withoutCorrupt(entry, versions, before.remotes[name]);
    return mergedEntry ? [[name, mergedEntry] as const] : [];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** Reads the mirror's registry; empty when it is corrupt, as everything can be copied again. */
async function readMirrorRegistry(local: RemoteStore): Promise<Registry> {
  try {
    return await local.readRegistry();
  } catch (error) {
    if (!(error instanceof CorruptRegistryError)) throw error;
    return EMPTY_REGISTRY;
  }
}

/** Removes versions that left the registry: no page can request them. */
async function removeDropped(local: RemoteStore, before: Registry, { remotes }: Registry): Promise<void> {
  for (const [name, { versions }] of Object.entries(before.remotes)) {
    for (const [version, { descriptor }] of Object.entries(versions)) {
      if (!remotes[name]?.versions[version]) await local.removeVersion(name, version, filesOfVersion(descriptor));
    }
  }
}

async function writeRegistry(root: string, registry: Registry): Promise<void> {
  await mkdir(root, { recursive: true });
  const draft = path.join(root, draftName(REGISTRY_FILE));
  await writeFile(draft, JSON.stringify(registry));
  // a mirror has no revisions of its own: a reader would continue along them
  await rm(path.join(root, REVISIONS), { recursive: true, force: true });
  await rename(draft, path.join(root, REGISTRY_FILE));
}

/**
 * Updates a mirror: first missing files, each checked, then the registry. A remote with a corrupt live version stays
 * unchanged. Earlier versions stay for open pages until they leave the registry. @throws when the store is unreadable
 * or has nothing to serve; the mirror is then unchanged
 */
export async function mirror(from: RemoteStore, root: string): Promise<Mirrored> {
  const local = folderStore(root);
  const [registry, before] = await Promise.all([from.readRegistry(), readMirrorRegistry(local)]);
  const { revision } = registry;
  if (isDeepStrictEqual(registry, before)) return { revision, behind: [] };
  const corrupt = await copyAllVersions(from, local, registry);
  const next = withoutFailedVersions(registry, corrupt, before);
  const failedVersions = corrupt.map(({ name, reason }) => ({ name, reason }));
  if (liveOf(next).length === 0 && liveOf(registry).length > 0) {
    throw new Error(failedVersions.map(({ reason }) => reason).join('; '));
  }
  if (!isDeepStrictEqual(next, before)) {
    await writeRegistry(root, next);
    await removeDropped(local, before, next);
  }
  return { revision, behind: failedVersions };
}
