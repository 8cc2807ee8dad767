import type { RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { comparePackages, type PackageChanges } from '@pignon/shared/domain/rollout/package-changes';

const UNKNOWN_PACKAGES = 'list of packages unknown';

function changeLines({ added, removed, changed }: PackageChanges, live: string): string[] {
  const kinds = [
    ['new packages', added],
    ['packages gone', removed],
    ['packages in another version', changed],
  ] as const;
  const lines = kinds.filter(([, texts]) => texts.length > 0).map(([kind, texts]) => `${kind}: ${texts.join(', ')}`);
  return lines.length > 0 ? lines : [`the same packages as ${live}`];
}

/** Compares the npm packages of a version with those of the live one; with none when no version is live. */
export function packageLines({ stable, versions }: RegistryEntry, version: string): string[] {
  if (stable === version) return [];
  const after = versions[version]?.packages;
  if (!after) return [`${UNKNOWN_PACKAGES}: ${version} was built by an older kit`];
  const before = stable === null ? [] : versions[stable]?.packages;
  const changes = comparePackages(before, after);
  return changes
    ? changeLines(changes, stable ?? 'nothing')
    : [`${UNKNOWN_PACKAGES}: ${stable}, which is live, was built by an older kit`];
}
