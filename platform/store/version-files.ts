import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';

/** Written last and removed last: a version is there while this is. */
export const DESCRIPTOR_FILE = 'remote.json';

/** Compressed copies that may lie beside a file. */
export const COPIES = ['br', 'gz'] as const;

/** One version in a store. */
export type StoredVersion = Pick<StoredDescriptor, 'name' | 'version' | 'integrity'>;

/** Every file that the store may hold of a version, compressed copies too; the descriptor comes last. */
export function filesOfVersion({ integrity }: Pick<StoredDescriptor, 'integrity'>): string[] {
  return [...Object.keys(integrity), DESCRIPTOR_FILE].flatMap((file) => [
    ...COPIES.map((copy) => `${file}.${copy}`),
    file,
  ]);
}
