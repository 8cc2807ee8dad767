import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';

/** Copies known fields only: a later version's fields may name somebody. */
function withoutPersons({ stable, previous, canary, versions }: RegistryEntry): RegistryEntry {
  const publicVersions = Object.entries(versions).map(
    ([version, { publishedAt, descriptorIntegrity, descriptor, bytes }]) => [
      version,
      { publishedAt, descriptorIntegrity, descriptor, bytes },
    ],
  );
  return {
    stable,
    previous,
    ...(canary
      ? { canary: { version: canary.version, percent: canary.percent, roles: canary.roles, emails: [] } }
      : {}),
    versions: Object.fromEntries(publicVersions) as RegistryEntry['versions'],
  };
}

/** The public registry: without publishers and without names in audiences. */
export function publicRegistry({ schema, revision, remotes }: Registry): Registry {
  const publicRemotes = Object.entries(remotes).map(([name, entry]) => [name, withoutPersons(entry)]);
  return { schema, revision, remotes: Object.fromEntries(publicRemotes) as Registry['remotes'] };
}
