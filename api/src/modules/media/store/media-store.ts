import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { MediaSize } from '@pignon/shared/domain/media/media.enums';
import { flushToDisk } from '../../../write/flush-to-disk';

/** Storage of media bytes by content hash and size: a local folder, or an object store. */
export interface MediaStore {
  /** Reads the bytes; null when that size does not exist. */
  read(key: string, size: MediaSize): Promise<Buffer | null>;
  /** Opens a stream, for files that do not fit into memory. */
  open(key: string, size: MediaSize): Promise<Readable | null>;
  has(key: string, size: MediaSize): Promise<boolean>;
  /** Writes the bytes atomically. */
  write(key: string, size: MediaSize, bytes: Uint8Array): Promise<void>;
  /** Stores a local file, whole or not at all; the file itself stays. */
  writeFile(key: string, size: MediaSize, file: string): Promise<void>;
  /** Drops every size of a media. */
  remove(key: string): Promise<void>;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes a file atomically: whole or not at all. */
async function place(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await fill(draft);
    await flushToDisk(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushToDisk(dirname(target));
}

/** Keeps media in a folder: `<dir>/ab/abcdef…/SM`. */
export function openFolderStore(dir: string): MediaStore {
  const folder = (key: string) => join(dir, key.slice(0, 2), key);
  return {
    read: (key, size) => orNull(readFile(join(folder(key), size))),
    open: async (key, size) => (await orNull(open(join(folder(key), size), 'r')))?.createReadStream() ?? null,
    has: async (key, size) => (await orNull(stat(join(folder(key), size)))) !== null,
    write: (key, size, bytes) => place(join(folder(key), size), (draft) => writeFile(draft, bytes)),
    writeFile: (key, size, file) => place(join(folder(key), size), (draft) => copyFile(file, draft)),
    remove: (key) => rm(folder(key), { recursive: true, force: true }),
  };
}
