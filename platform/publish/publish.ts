import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { brotliSize, integrityOf } from '../store/file-integrity';
import type { Refusal } from '@pignon/shared/federation/host-compatibility';
import { folderSizes, weightsOf, type Weight } from './budgets';
import { changeRegistry, orderedBy, Refused, withEntry } from '../store/change-registry';
import { readPackageList } from './package-list';
import { readBuilt, readDescriptor, refusalsOf, type BuiltRemote } from './publish-checks';
import { VersionExists, type RemoteStore } from '../store/remote-store';
import { storeMaps } from '../store/source-maps';
import { DESCRIPTOR_FILE } from '../store/version-files';

const NEW_ENTRY: RegistryEntry = { stable: null, previous: null, versions: {} };

const existing = (version: string): Refusal => ({
  reason: `version ${version} exists`,
  fix: 'a version never changes: change the source',
});

async function bytesOf({ folder, descriptor }: BuiltRemote, weights: readonly Weight[]) {
  const entry = await brotliSize(path.join(folder, descriptor.entry));
  return { entry, heaviest: Math.max(entry, ...weights.map(({ bytes }) => bytes)) };
}

/** Copies files into the store. An existing folder belongs to an interrupted or running publication. */
async function putFiles(store: RemoteStore, { folder, descriptor, descriptorIntegrity }: BuiltRemote): Promise<void> {
  const { name, version } = descriptor;
  try {
    if (!(await store.hasVersion(name, version))) return await store.putVersion(name, version, folder);
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error;
  }
  const stored = await store.readFile(name, version, DESCRIPTOR_FILE);
  if (stored && integrityOf(stored) === descriptorIntegrity) return;
  const reason = `the store holds other files under version ${version}`;
  throw new Refused(`${name} is not published`, [{ reason, fix: 'change the source, so that it is another version' }]);
}

/**
 * Stores a built remote and registers it without making it live. @throws Refused when it would break the product, or
 * when the version exists
 */
export async function publish(store: RemoteStore, folder: string, host: HostFile): Promise<RemoteDescriptor> {
  const built = await readBuilt(folder);
  const { descriptor, descriptorIntegrity } = built;
  const { name, version } = descriptor;
  const registry = await store.readRegistry();
  const { pages, files } = await weightsOf(descriptor, folderSizes(folder));
  const { packages, refusals: packageRefusals } = await readPackageList(folder);
  const refusals = [...(await refusalsOf(built, [...pages, ...files], host, registry)), ...packageRefusals];
  if (registry.remotes[name]?.versions[version]) refusals.push(existing(version));
  if (refusals.length > 0) throw new Refused(`${name} is not published`, refusals);
  await putFiles(store, built);
  await storeMaps(store, descriptor, folder);
  const bytes = await bytesOf(built, pages);
  await changeRegistry(store, (current) => {
    const entry = current.remotes[name] ?? NEW_ENTRY;
    const concurrentVersion = entry.versions[version];
    // another process published the same build: it is published, whoever was faster
    if (concurrentVersion?.descriptorIntegrity === descriptorIntegrity) return current;
    if (concurrentVersion) throw new Refused(`${name} is not published`, [existing(version)]);
    const publishedAt = new Date().toISOString();
    const publishedVersion = {
      publishedAt,
      publishedBy: orderedBy(),
      descriptorIntegrity,
      descriptor,
      bytes,
      packages,
    };
    return withEntry(current, name, { ...entry, versions: { ...entry.versions, [version]: publishedVersion } });
  });
  return descriptor;
}

/** Publishes a version unless the store has it. */
export async function publishIfMissing(
  store: RemoteStore,
  folder: string,
  host: HostFile,
): Promise<{ descriptor: RemoteDescriptor; known: boolean }> {
  const { descriptor, descriptorIntegrity } = await readBuilt(folder);
  const { name, version } = descriptor;
  const published = (await store.readRegistry()).remotes[name]?.versions[version];
  if (!published) await publish(store, folder, host);
  // same build: restores source maps if they are lost
  else if (published.descriptorIntegrity === descriptorIntegrity) await storeMaps(store, descriptor, folder);
  return { descriptor, known: published !== undefined };
}

/**
 * Publishes a build; one published meanwhile with equal content counts as published. @param before the registry before
 * the build
 */
export async function publishNew(
  store: RemoteStore,
  folder: string,
  host: HostFile,
  before: Registry,
): Promise<RemoteDescriptor> {
  const { name, version } = await readDescriptor(folder);
  if (before.remotes[name]?.versions[version]) return publish(store, folder, host);
  return (await publishIfMissing(store, folder, host)).descriptor;
}
