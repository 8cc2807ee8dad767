import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaSize } from '@pignon/shared/domain/media/media.enums';

/** Where the bytes of media are kept, by content hash and size; a folder here, an object store elsewhere. */
export interface MediaStore {
  /** The bytes, or null when that size was never made. */
  read(key: string, size: MediaSize): Promise<Buffer | null>;
  /** Keeps the bytes whole or not at all. */
  write(key: string, size: MediaSize, bytes: Uint8Array): Promise<void>;
  /** Drops every size of a media. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps media in a folder: `<dir>/ab/abcdef…/SM`. */
export function openFolderStore(dir: string): MediaStore {
  const folder = (key: string) => join(dir, key.slice(0, 2), key);
  return {
    async read(key, size) {
      try {
        return await readFile(join(folder(key), size));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, size, bytes) {
      const target = join(folder(key), size);
      const draft = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async remove(key) {
      await rm(folder(key), { recursive: true, force: true });
    },
  };
}
