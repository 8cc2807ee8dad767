import type { RegistryEntry } from '@pignon/shared/contract/registry.schema';

const upTo = (steps: readonly string[], version: string): string[] =>
  steps.slice(0, Math.max(steps.indexOf(version), 0));

/** Versions that were live and not rolled back since, newest last. */
function stepsOf({ history = [] }: RegistryEntry): string[] {
  return history.reduce<string[]>((steps, { did, version }) => {
    if (did === 'promoted') return [...steps.filter((one) => one !== version), version];
    return did === 'rolled-back' ? [...upTo(steps, version), version] : steps;
  }, []);
}

/** Finds the version live before a restored one, if it still exists; never a rolled-back one. */
export function previousLiveVersion(entry: RegistryEntry, restored: string): string | null {
  return upTo(stepsOf(entry), restored).findLast((version) => entry.versions[version]) ?? null;
}

/** Versions that were rolled back, or ended as canary, and that nobody has named since. */
export function withdrawnVersions({ history = [] }: RegistryEntry): ReadonlySet<string> {
  const usedVersions = new Set<string>();
  let live: string | undefined;
  for (const { did, version } of history) {
    if (did === 'canary-ended') usedVersions.add(version);
    else if (did !== 'retired') usedVersions.delete(version);
    if (did === 'rolled-back' && live !== undefined) usedVersions.add(live);
    if (did === 'promoted' || did === 'rolled-back') live = version;
  }
  return usedVersions;
}
