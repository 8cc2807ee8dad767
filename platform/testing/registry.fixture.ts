import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';

/** A registry of one remote: its live version, and optionally its previous one. */
export function registryOf(live: StoredDescriptor, before?: StoredDescriptor): Registry {
  const published = (descriptor: StoredDescriptor) => ({
    publishedAt: '2026-11-21T08:00:00.000Z',
    descriptorIntegrity: 'sha384-x',
    descriptor,
  });
  const versions = Object.fromEntries([live, ...(before ? [before] : [])].map((one) => [one.version, published(one)]));
  const entry = { stable: live.version, previous: before?.version ?? null, versions };
  return { schema: 1, revision: 7, remotes: { [live.name]: entry } };
}
