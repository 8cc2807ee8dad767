import type { RegistryEntry, RegistryVersion } from '@pignon/shared/contract/registry.schema';

/** The published versions of a remote with their names, the one that was published last first. */
export function newestFirst({
  versions,
}: Pick<RegistryEntry, 'versions'>): [version: string, published: RegistryVersion][] {
  return Object.entries(versions).sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt));
}
