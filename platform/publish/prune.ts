import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { changeRegistry } from '../store/change-registry';
import { MAX_REVISIONS } from '../store/registry-log';
import type { RemoteStore } from '../store/remote-store';
import { mapsOf, removeMaps } from '../store/source-maps';
import { filesOfVersion } from '../store/version-files';

const DAY_MS = 86_400_000;

export interface PruneOrder {
  /** Number of recent revisions that keep every version named as live, previous or canary. */
  keep: number;
  /** Only this remote. */
  name?: string;
  now: Date;
  /** Only lists what would be removed. */
  dryRun?: boolean;
}

/** A version removed, or to be removed. */
export interface Pruned {
  name: string;
  version: string;
  /** Bytes of its files with compressed copies and source maps. */
  bytes: number;
}

/** Versions that one registry entry can serve to pages. */
const versionsNamedBy = ({ stable, previous, canary }: RegistryEntry): (string | undefined | null)[] => [
  stable,
  previous,
  canary?.version,
];

/** Lists the versions served within a time: every change, and the live one at its start. */
function servedSince({ history = [] }: RegistryEntry, since: string): string[] {
  const before = history.findLast(({ at, did }) => at < since && (did === 'promoted' || did === 'rolled-back'));
  return [...(before ? [before] : []), ...history.filter(({ at }) => at >= since)].map(({ version }) => version);
}

function removableVersions(
  registry: Registry,
  pastRegistries: readonly Registry[],
  { name: onlyRemote, now }: PruneOrder,
) {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  return Object.entries(registry.remotes).flatMap(([name, entry]) => {
    if (onlyRemote !== undefined && onlyRemote !== name) return [];
    const pastEntries = pastRegistries.flatMap(({ remotes }) => remotes[name] ?? []);
    const retainedVersions = new Set([
      ...versionsNamedBy(entry),
      ...pastEntries.flatMap(versionsNamedBy),
      ...servedSince(entry, since),
    ]);
    return Object.entries(entry.versions)
      .filter(([version, { publishedAt }]) => !retainedVersions.has(version) && publishedAt < since)
      .map(([, { descriptor }]) => descriptor);
  });
}

const isInRegistry = ({ remotes }: Registry, { name, version }: StoredDescriptor): boolean =>
  remotes[name]?.versions[version] !== undefined;

function withoutVersions(registry: Registry, deleted: readonly StoredDescriptor[]): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const removedKeys = new Set(deleted.flatMap((one) => (one.name === name ? [one.version] : [])));
    const versions = Object.entries(entry.versions).filter(([version]) => !removedKeys.has(version));
    return [name, { ...entry, versions: Object.fromEntries(versions) }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) as Registry['remotes'] };
}

/** Versions dropped by an interrupted prune whose files remain. */
async function findLeftovers(
  store: RemoteStore,
  registry: Registry,
  pastRegistries: readonly Registry[],
  onlyRemote?: string,
) {
  const entries = pastRegistries.flatMap(({ remotes }) => Object.values(remotes));
  const removedKeys = new Map<string, StoredDescriptor>();
  for (const { descriptor } of entries.flatMap(({ versions }) => Object.values(versions))) {
    const isSelected = onlyRemote === undefined || onlyRemote === descriptor.name;
    if (isSelected && !isInRegistry(registry, descriptor))
      removedKeys.set(`${descriptor.name}/${descriptor.version}`, descriptor);
  }
  const existing = await Promise.all(
    [...removedKeys.values()].map(({ name, version }) => store.hasVersion(name, version)),
  );
  return [...removedKeys.values()].filter((_, index) => existing[index]);
}

async function bytesOf(store: RemoteStore, descriptor: StoredDescriptor): Promise<number> {
  const { name, version } = descriptor;
  const maps = mapsOf(descriptor);
  const sizes = [
    ...filesOfVersion(descriptor).map((file) => store.sizeOf(name, version, file)),
    ...maps.maps.map((map) => store.sizeOf(maps.name, version, map)),
  ];
  return (await Promise.all(sizes)).reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/**
 * Removes versions that no page can need. Keeps live, previous and canary versions, those of the last revisions, and
 * those served or published within a day. A version leaves the registry before its files are deleted; an interrupted
 * prune is finished by the next. @returns what was removed
 */
export async function prune(store: RemoteStore, order: PruneOrder): Promise<Pruned[]> {
  const registry = await store.readRegistry();
  const { revision } = registry;
  const revisionNumbers = Array.from({ length: MAX_REVISIONS }, (_, index) => revision - index).filter(
    (one) => one > 0,
  );
  const pastRegistries = (await Promise.all(revisionNumbers.map((one) => store.readRevision(one)))).flatMap(
    (one) => one ?? [],
  );
  const retainedRevisions = pastRegistries.filter((one) => one.revision > revision - order.keep);
  let deleted: StoredDescriptor[] = [];
  const selectRemovable = (current: Registry): Registry => {
    deleted = removableVersions(current, retainedRevisions, order);
    return withoutVersions(current, deleted);
  };
  selectRemovable(registry);
  if (deleted.length > 0 && !order.dryRun) await changeRegistry(store, selectRemovable);
  // includes the versions dropped just now, unless there is nothing to do
  const leftovers = await findLeftovers(store, await store.readRegistry(), pastRegistries, order.name);
  const removed: Pruned[] = [];
  for (const descriptor of order.dryRun ? [...deleted, ...leftovers] : leftovers) {
    const { name, version } = descriptor;
    const bytes = await bytesOf(store, descriptor);
    if (!order.dryRun) {
      // published again in the meantime: its files are needed
      if (isInRegistry(await store.readRegistry(), descriptor)) continue;
      // before the version, by which an interrupted prune finds its rest
      await removeMaps(store, descriptor);
      await store.removeVersion(name, version, filesOfVersion(descriptor));
    }
    removed.push({ name, version, bytes });
  }
  return removed;
}
