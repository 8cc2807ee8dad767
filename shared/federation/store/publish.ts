import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '../../contract/descriptor.schema';
import type { Registry, RegistryEntry } from '../../contract/registry.schema';
import type { HostFile } from '../host-file';
import { integrityOf } from '../preset/seal';
import { readDescriptor, refusalsOf, type Refusal } from './publish-checks';
import { RevisionConflict, type RemoteStore } from './remote-store';

/** A remote may not be published as it is; `refusals` say why and what to do. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused';

  constructor(
    readonly remote: string,
    readonly refusals: readonly Refusal[],
  ) {
    super(`${remote}: ${refusals.map(({ reason, fix }) => `${reason}: ${fix}`).join('; ')}`);
  }
}

const NEW_ENTRY: RegistryEntry = { stable: null, previous: null, versions: {} };

/** Applies a change to the newest registry, again when somebody else was quicker. */
async function change(store: RemoteStore, edit: (registry: Registry) => Registry): Promise<Registry> {
  for (let attempt = 1; ; attempt += 1) {
    const current = await store.readRegistry();
    const next = { ...edit(current), revision: current.revision + 1 };
    try {
      await store.replaceRegistry(next);
      return next;
    } catch (error) {
      if (!(error instanceof RevisionConflict) || attempt === 5) throw error;
    }
  }
}

function withEntry(registry: Registry, name: string, entry: RegistryEntry): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } };
}

function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes[name];
  if (!entry) throw new Error(`no remote is called ${name}; known: ${Object.keys(registry.remotes).join(', ')}`);
  return entry;
}

/**
 * Puts a built remote into the store and the registry, without making it live.
 * @throws PublishRefused when it would break the product, or when the version exists
 */
export async function publish(store: RemoteStore, folder: string, host: HostFile): Promise<RemoteDescriptor> {
  const descriptor = await readDescriptor(folder);
  const { name, version } = descriptor;
  const registry = await store.readRegistry();
  const refusals = await refusalsOf(folder, descriptor, host, registry);
  if (registry.remotes[name]?.versions[version]) {
    refusals.push({ reason: `version ${version} exists`, fix: 'a version never changes: change the source' });
  }
  if (refusals.length > 0) throw new PublishRefused(name, refusals);
  // A folder without an entry in the registry was left by a publication that did not end; it holds the same files.
  if (!(await store.hasVersion(name, version))) await store.putVersion(name, version, folder);
  const descriptorIntegrity = integrityOf(await readFile(path.join(folder, 'remote.json')));
  await change(store, (current) => {
    const entry = current.remotes[name] ?? NEW_ENTRY;
    const added = { publishedAt: new Date().toISOString(), descriptorIntegrity, descriptor };
    return withEntry(current, name, { ...entry, versions: { ...entry.versions, [version]: added } });
  });
  return descriptor;
}

/** Makes a published version the live one, by default the newest. The version before it stays served. */
export async function promote(store: RemoteStore, name: string, version?: string): Promise<string> {
  let live = '';
  await change(store, (registry) => {
    const entry = entryOf(registry, name);
    live = version ?? entry.canary?.version ?? newestOf(entry);
    if (!entry.versions[live]) throw new Error(`${name} has no version ${live}; npm run remotes -- list shows them`);
    const previous = entry.stable === live ? entry.previous : entry.stable;
    return withEntry(registry, name, { stable: live, previous, versions: entry.versions });
  });
  return live;
}

function newestOf(entry: RegistryEntry): string {
  const newest = Object.entries(entry.versions).sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))[0];
  if (!newest) throw new Error('nothing is published');
  return newest[0];
}

/** Goes back to the version that was live before. */
export async function rollback(store: RemoteStore, name: string): Promise<string> {
  let live = '';
  await change(store, (registry) => {
    const entry = entryOf(registry, name);
    if (!entry.previous) throw new Error(`${name} has no earlier version to go back to`);
    live = entry.previous;
    return withEntry(registry, name, { stable: live, previous: entry.stable, versions: entry.versions });
  });
  return live;
}

export interface CanaryRule {
  percent: number;
  roles: NonNullable<RegistryEntry['canary']>['roles'];
  emails: string[];
}

/** Offers a published version to some users beside the live one. */
export async function canary(store: RemoteStore, name: string, version: string, rule: CanaryRule): Promise<void> {
  await change(store, (registry) => {
    const entry = entryOf(registry, name);
    if (!entry.versions[version]) throw new Error(`${name} has no version ${version}`);
    return withEntry(registry, name, { ...entry, canary: { version, ...rule } });
  });
}
