import type { Canary, HistoryLine, Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import type { GuardPlan } from '@pignon/shared/domain/rollout/canary-guard';
import { changeRegistry, NotPossible, withHistory, Refused, withEntry } from '../store/change-registry';
import { previousLiveVersion, withdrawnVersions } from './withdrawn-versions';
import { newestFirst } from './newest-first';
import { liveRefusals } from './publish-checks';
import type { RemoteStore } from '../store/remote-store';

function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.remotes[name];
  if (!entry)
    throw new NotPossible(
      'NO_REMOTE',
      `no remote is called ${name}; known: ${Object.keys(registry.remotes).join(', ')}`,
    );
  return entry;
}

/** @throws when the version is not published, or breaks with the live host or other remotes */
function checkLive(registry: Registry, name: string, version: string, host: HostFile): void {
  const published = entryOf(registry, name).versions[version];
  if (!published)
    throw new NotPossible('NO_VERSION', `${name} has no version ${version}; npm run remotes -- list shows them`);
  const refusals = liveRefusals(published.descriptor, host, registry);
  if (refusals.length > 0) throw new Refused(`${name} ${version} is not made live`, refusals);
}

/**
 * Picks the version of a promotion without a named one: the canary, else the newest that was not rolled back. @throws
 * when only rolled-back ones are newer than the live one
 */
function nextOf(name: string, entry: RegistryEntry): string {
  if (entry.canary) return entry.canary.version;
  const versions = newestFirst(entry).map(([version]) => version);
  const [newest] = versions;
  const withdrawn = withdrawnVersions(entry);
  const next = versions.find((version) => !withdrawn.has(version));
  if (next !== undefined && (next === newest || next !== entry.stable)) return next;
  if (newest === undefined) throw new NotPossible('NOTHING_PUBLISHED', 'nothing is published');
  throw new NotPossible(
    'TAKEN_BACK',
    `${name} ${newest} was taken back; npm run remotes -- promote ${name} ${newest} makes it live all the same`,
  );
}

/** Version to keep as previous after a promotion. */
function fallbackOf(entry: RegistryEntry, live: string): string | null {
  const before = entry.stable ?? entry.previous;
  if (before !== live) return before;
  return entry.stable === null ? previousLiveVersion(entry, live) : entry.previous;
}

/**
 * Promotes a version, by default the canary or else the newest that was not rolled back. The version before stays
 * available; a canary ends. @param by user who orders it; by default from the environment @throws Refused when it would
 * break the product
 */
export async function promote(
  store: RemoteStore,
  name: string,
  host: HostFile,
  version?: string,
  by?: string,
): Promise<string> {
  let live = '';
  await changeRegistry(store, (registry) => {
    live = version ?? nextOf(name, entryOf(registry, name));
    return promoted(registry, name, live, host, by);
  });
  return live;
}

/** Returns the registry with another live version. @throws Refused when that would break the product */
export function promoted(
  registry: Registry,
  name: string,
  live: string,
  host: HostFile,
  by?: string,
  why?: HistoryLine['why'],
): Registry {
  checkLive(registry, name, live, host);
  const { canary: _, ...entry } = entryOf(registry, name);
  const previous = fallbackOf(entry, live);
  return withEntry(registry, name, {
    ...entry,
    stable: live,
    previous,
    ...withHistory(entry, 'promoted', live, by, why),
  });
}

/** Result of a rollback: the live version, and the removed one. */
export interface RolledBack {
  live: string;
  replacedVersion: string;
  /** True when a canary was ended: the live version is unchanged. */
  trial: boolean;
}

/** @throws with what to do when there is no previous version */
function previousOf(name: string, { stable, previous }: RegistryEntry): { stable: string; previous: string } {
  if (stable && previous) return { stable, previous };
  if (stable || !previous) {
    throw new NotPossible(
      'NO_STEP_BACK',
      `${name} has no earlier version to go back to; npm run remotes -- promote ${name} VERSION makes another one live`,
    );
  }
  throw new NotPossible(
    'RETIRED',
    `${name} was taken out of the product; npm run remotes -- promote ${name} ${previous} brings back what was live`,
  );
}

/**
 * Rolls back one step: ends a canary, or else makes the previous version live. The removed version is served to nobody
 * until it is promoted. @throws Refused when the previous version no longer suits the host
 */
export async function rollback(store: RemoteStore, name: string, host: HostFile, by?: string): Promise<RolledBack> {
  let rolledBack: RolledBack = { live: '', replacedVersion: '', trial: false };
  await changeRegistry(store, (registry) => {
    const { canary, ...entry } = entryOf(registry, name);
    if (canary) {
      rolledBack = { live: entry.stable ?? 'no version', replacedVersion: canary.version, trial: true };
      return withEntry(registry, name, { ...entry, ...withHistory(entry, 'canary-ended', canary.version, by) });
    }
    const { stable, previous } = previousOf(name, entry);
    checkLive(registry, name, previous, host);
    rolledBack = { live: previous, replacedVersion: stable, trial: false };
    const rolledBackEntry = { ...entry, stable: previous, previous: previousLiveVersion(entry, previous) };
    return withEntry(registry, name, { ...rolledBackEntry, ...withHistory(entry, 'rolled-back', previous, by) });
  });
  return rolledBack;
}

/**
 * Retires a remote: no version is live or canary. Published files stay for open tabs, and a promotion restores it.
 * @returns the version that was live
 */
export async function retire(store: RemoteStore, name: string): Promise<string> {
  let endedVersion = '';
  await changeRegistry(store, (registry) => {
    const { canary: _, ...entry } = entryOf(registry, name);
    if (!entry.stable) throw new Error(`${name} has no live version: there is nothing to take out`);
    endedVersion = entry.stable;
    return withEntry(registry, name, {
      ...entry,
      stable: null,
      previous: endedVersion,
      ...withHistory(entry, 'retired', endedVersion),
    });
  });
  return endedVersion;
}

/** Audience, and the plan of an automatic canary. */
export type CanaryOrder = Pick<Canary, 'percent' | 'roles' | 'emails'> & { auto?: GuardPlan };

/**
 * Offers a published version to some users; call it again to change the audience. @throws Refused when it would break
 * the product
 */
export async function canary(
  store: RemoteStore,
  name: string,
  version: string,
  { auto, ...order }: CanaryOrder,
  host: HostFile,
  by?: string,
): Promise<void> {
  const now = new Date().toISOString();
  await changeRegistry(store, (registry) => {
    const entry = entryOf(registry, name);
    checkLive(registry, name, version, host);
    if (!entry.stable)
      throw new NotPossible('NOT_LIVE', `${name} has no live version to try another beside: promote it`);
    if (entry.stable === version) throw new NotPossible('IS_LIVE', `${name} ${version} is the live version already`);
    return withEntry(registry, name, {
      ...entry,
      canary: {
        version,
        ...order,
        ...(auto ? { auto: { ...auto, steps: [...auto.steps], since: now, stepSince: now } } : {}),
      },
      ...withHistory(entry, 'canary', version, by),
    });
  });
}
