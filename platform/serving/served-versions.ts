import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { asVersion, retainedHosts } from '../store/host-builds';
import type { StoredVersion } from '../store/version-files';

/** Finds a published version; undefined when the registry lacks it. */
export function publishedOf(
  { versions }: Pick<RegistryEntry, 'versions'>,
  version: string | null | undefined,
): StoredDescriptor | undefined {
  return version ? versions[version]?.descriptor : undefined;
}

/** Versions of an entry that pages may be given: live, previous, canary. */
export function namedVersions({ stable, previous, canary }: RegistryEntry): string[] {
  return [stable, previous, canary?.version].flatMap((version) => version ?? []);
}

const descriptorsOf = (
  { remotes }: Registry,
  versionsOf: (entry: RegistryEntry) => readonly (string | null | undefined)[],
): StoredDescriptor[] =>
  Object.values(remotes).flatMap((entry) => versionsOf(entry).flatMap((version) => publishedOf(entry, version) ?? []));

/** The live version of every remote. */
export const liveOf = (registry: Registry): StoredDescriptor[] => descriptorsOf(registry, ({ stable }) => [stable]);

/** Every version under trial. */
export const canaryVersionsOf = (registry: Registry): StoredDescriptor[] =>
  descriptorsOf(registry, ({ canary }) => [canary?.version]);

/** Versions that an open page may request. */
export const servedOf = (registry: Registry): StoredDescriptor[] => descriptorsOf(registry, namedVersions);

/** Adds the kept host builds: everything whose files and source maps open pages may need. */
export const servedWithHosts = (registry: Registry): StoredVersion[] => [
  ...servedOf(registry),
  ...retainedHosts(registry).map(asVersion),
];
