import type { RegistryEntry, RegistryVersion } from '@pignon/shared/contract/registry.schema';

/** Published versions of a remote with their names, newest first. */
export function newestFirst({
  versions,
}: Pick<RegistryEntry, 'versions'>): [version: string, published: RegistryVersion][] {
  return Object.entries(versions).sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt));
}
