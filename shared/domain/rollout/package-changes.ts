/** An npm package of which a remote's files contain modules. */
export interface BundledPackage {
  name: string;
  version: string;
}

/** Differences between the packages of two versions of a remote, each as text: `x 1.2.3`, or `x 1.2.3 → 1.3.0`. */
export interface PackageChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

/** Versions by name; one package may be there in several. */
function versionsByName(packages: readonly BundledPackage[]): Map<string, string> {
  const versions = new Map<string, string[]>();
  for (const { name, version } of packages) versions.set(name, [...(versions.get(name) ?? []), version]);
  return new Map([...versions].map(([name, all]) => [name, all.sort().join(' + ')]));
}

/** Compares the packages of two versions. @returns null when either list is unknown, as an older build has none */
export function comparePackages(
  before: readonly BundledPackage[] | undefined,
  after: readonly BundledPackage[] | undefined,
): PackageChanges | null {
  if (!before || !after) return null;
  const [old, present] = [versionsByName(before), versionsByName(after)];
  const changes: PackageChanges = { added: [], removed: [], changed: [] };
  for (const [name, version] of present) {
    const previous = old.get(name);
    if (previous === undefined) changes.added.push(`${name} ${version}`);
    else if (previous !== version) changes.changed.push(`${name} ${previous} → ${version}`);
  }
  for (const [name, version] of old) if (!present.has(name)) changes.removed.push(`${name} ${version}`);
  return changes;
}
