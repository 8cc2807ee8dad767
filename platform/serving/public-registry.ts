import type { Registry, RegistryEntry } from '@pignon/shared/contract/registry.schema';

/** Field by field: what a later version adds may name somebody. */
function withoutPersons({ stable, previous, canary, versions }: RegistryEntry): RegistryEntry {
  const shown = Object.entries(versions).map(([version, { publishedAt, descriptorIntegrity, descriptor, bytes }]) => [
    version,
    { publishedAt, descriptorIntegrity, descriptor, bytes },
  ]);
  return {
    stable,
    previous,
    ...(canary
      ? { canary: { version: canary.version, percent: canary.percent, roles: canary.roles, emails: [] } }
      : {}),
    versions: Object.fromEntries(shown) as RegistryEntry['versions'],
  };
}

/** The registry as anybody may read it: who published, and whom a version is offered to by name, is left out. */
export function publicRegistry({ schema, revision, remotes }: Registry): Registry {
  const shown = Object.entries(remotes).map(([name, entry]) => [name, withoutPersons(entry)]);
  return { schema, revision, remotes: Object.fromEntries(shown) as Registry['remotes'] };
}
