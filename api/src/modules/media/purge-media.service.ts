import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/db';
import type { MediaStore } from './store/media-store';
import { unmarkPending, isAbandoned, listAbandoned, lockMedia, settlePending } from './pending-media.repo';

/** Prefix of folders of running uploads; one that is an hour old was left by a crash. */
export const UPLOAD_FOLDER = 'pignon-upload-';
const MIN_AGE_MS = 3_600_000;

interface Stored {
  db: Db;
  store: MediaStore;
}

/** Deletes the bytes of marked media without owner; returns the number. */
export async function purgeMedia({ db, store }: Stored, keys: readonly string[]): Promise<number> {
  let removed = 0;
  for (const key of new Set(keys))
    removed += await db.tx(async (tx) => {
      await lockMedia(tx, [key]);
      const isUnused = await isAbandoned(tx, key);
      if (isUnused) await store.remove(key);
      await (isUnused ? settlePending(tx, key) : unmarkPending(tx, [key]));
      return isUnused ? 1 : 0;
    });
  return removed;
}

/** Removes what interrupted uploads, imports and deletions left in the store; returns the number. */
export async function purgeAbandonedMedia(stored: Stored): Promise<number> {
  return purgeMedia(stored, await listAbandoned(stored.db));
}

/** Removes upload folders left by a crash on this machine; returns the number. */
export async function purgeForgottenUploads(now = Date.now(), dir = tmpdir()): Promise<number> {
  const folders = (await readdir(dir)).filter((name) => name.startsWith(UPLOAD_FOLDER)).map((name) => join(dir, name));
  let removed = 0;
  for (const folder of folders) {
    const folderStat = await stat(folder).catch(() => undefined);
    if (!folderStat || now - folderStat.mtimeMs < MIN_AGE_MS) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
