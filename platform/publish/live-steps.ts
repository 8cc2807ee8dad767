import type { RegistryEntry } from '@pignon/shared/contract/registry.schema';

const upTo = (steps: readonly string[], version: string): string[] =>
  steps.slice(0, Math.max(steps.indexOf(version), 0));

/** The versions that were live one after the other and that nobody took back since, the newest last. */
function stepsOf({ history = [] }: RegistryEntry): string[] {
  return history.reduce<string[]>((steps, { did, version }) => {
    if (did === 'promoted') return [...steps.filter((one) => one !== version), version];
    if (did === 'rolled-back') return [...upTo(steps, version), version];
    return did === 'retired' ? [] : steps;
  }, []);
}

/** What was live before a version that is made live again, as far as it is still there; never one that was taken back. */
export function liveBefore(entry: RegistryEntry, restored: string): string | null {
  return upTo(stepsOf(entry), restored).findLast((version) => entry.versions[version]) ?? null;
}
