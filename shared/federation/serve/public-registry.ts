import type { Registry, RegistryEntry } from '../../contract/registry.schema';

function withoutPersons({ history: _, canary, versions, ...entry }: RegistryEntry): RegistryEntry {
  return {
    ...entry,
    ...(canary ? { canary: { ...canary, emails: [] } } : {}),
    versions: Object.fromEntries(
      Object.entries(versions).map(([version, { publishedBy: _by, ...rest }]) => [version, rest]),
    ),
  };
}

/** The registry as anybody may read it: who published, and whom a version is offered to by name, is left out. */
export function publicRegistry({ remotes, ...registry }: Registry): Registry {
  const shown = Object.entries(remotes).map(([name, entry]) => [name, withoutPersons(entry)]);
  return { ...registry, remotes: Object.fromEntries(shown) as Registry['remotes'] };
}
