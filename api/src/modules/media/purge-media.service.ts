import type { Db } from '../../db/db';
import type { MediaStore } from './media-store';
import { forgetPending, isUsed, listAbandoned, lockMedia } from './pending-media.repo';

interface Stored {
  db: Db;
  store: MediaStore;
}

/** Removes the bytes of media that no owner has any more; gives how many. */
export async function purgeMedia({ db, store }: Stored, keys: readonly string[]): Promise<number> {
  let removed = 0;
  for (const key of new Set(keys))
    await db.tx(async (tx) => {
      await lockMedia(tx, [key]);
      if (!(await isUsed(tx, key))) {
        await store.remove(key);
        removed += 1;
      }
      await forgetPending(tx, [key]);
    });
  return removed;
}

/** Removes what a broken-off upload, import or deletion left in the store; gives how many. */
export async function purgeAbandonedMedia(stored: Stored): Promise<number> {
  return purgeMedia(stored, await listAbandoned(stored.db));
}
