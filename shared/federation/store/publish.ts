import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '../../contract/descriptor.schema';
import type { RegistryEntry, RegistryVersion } from '../../contract/registry.schema';
import type { HostFile } from '../host-file';
import { brotliSize, integrityOf } from '../built-files';
import type { Refusal } from '../serve/host-fit';
import { folderSizes, weightsOf } from './budgets';
import { change, orderedBy, Refused, withEntry } from './change';
import { readDescriptor, refusalsOf } from './publish-checks';
import { VersionExists, type RemoteStore } from './remote-store';

const NEW_ENTRY: RegistryEntry = { stable: null, previous: null, versions: {} };

const existing = (version: string): Refusal => ({
  reason: `version ${version} exists`,
  fix: 'a version never changes: change the source',
});

async function bytesOf(folder: string, descriptor: RemoteDescriptor): Promise<RegistryVersion['bytes']> {
  const entry = await brotliSize(path.join(folder, descriptor.entry));
  const weights = await weightsOf(descriptor, folderSizes(folder));
  return { entry, heaviest: Math.max(entry, ...weights.map(({ bytes }) => bytes)) };
}

/** Copies the files in. A folder that is there already was left by a publication that did not end, or is about to. */
async function putFiles(store: RemoteStore, folder: string, { name, version }: RemoteDescriptor, seal: string) {
  try {
    if (!(await store.hasVersion(name, version))) return await store.putVersion(name, version, folder);
  } catch (error) {
    if (!(error instanceof VersionExists)) throw error;
  }
  const stored = await store.readFile(name, version, 'remote.json');
  if (stored && integrityOf(stored) === seal) return;
  const reason = `the store holds other files under version ${version}`;
  throw new Refused(`${name} is not published`, [{ reason, fix: 'change the source, so that it is another version' }]);
}

/**
 * Puts a built remote into the store and the registry, without making it live.
 * @throws Refused when it would break the product, or when the version exists
 */
export async function publish(store: RemoteStore, folder: string, host: HostFile): Promise<RemoteDescriptor> {
  const descriptor = await readDescriptor(folder);
  const { name, version } = descriptor;
  const registry = await store.readRegistry();
  const refusals = await refusalsOf(folder, descriptor, host, registry);
  if (registry.remotes[name]?.versions[version]) refusals.push(existing(version));
  if (refusals.length > 0) throw new Refused(`${name} is not published`, refusals);
  const descriptorIntegrity = integrityOf(await readFile(path.join(folder, 'remote.json')));
  await putFiles(store, folder, descriptor, descriptorIntegrity);
  const bytes = await bytesOf(folder, descriptor);
  await change(store, (current) => {
    const entry = current.remotes[name] ?? NEW_ENTRY;
    if (entry.versions[version]) throw new Refused(`${name} is not published`, [existing(version)]);
    const publishedAt = new Date().toISOString();
    const added = { publishedAt, publishedBy: orderedBy(), descriptorIntegrity, descriptor, bytes };
    return withEntry(current, name, { ...entry, versions: { ...entry.versions, [version]: added } });
  });
  return descriptor;
}
