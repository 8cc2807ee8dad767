import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';

/** Written last and removed last: a version exists while this file does. */
export const DESCRIPTOR_FILE = 'remote.json';

/** The npm packages in a version's files, as CycloneDX. Versions of older builds have none. */
export const PACKAGES_FILE = 'bom.json';

/** Extensions of compressed copies. */
export const COPIES = ['br', 'gz'] as const;

/** One version in a store. */
export type StoredVersion = Pick<StoredDescriptor, 'name' | 'version' | 'integrity'>;

/** All files that a store may hold of a version, compressed copies too; the descriptor last. */
export function filesOfVersion({ integrity }: Pick<StoredDescriptor, 'integrity'>): string[] {
  return [...Object.keys(integrity), DESCRIPTOR_FILE].flatMap((file) => [
    ...COPIES.map((copy) => `${file}.${copy}`),
    file,
  ]);
}
