import DataLoader from 'dataloader';
import type { Queryable } from '../../db/db';
import { findUsersByUids, type UserRecord } from './user.repo';

const MAX_CONCURRENT = 100;

export interface CallerLoader {
  /** The current user record of an identity. */
  load(uid: string): Promise<UserRecord | null>;
}

/**
 * Loads the user records of callers: each request reads its record, so that a suspension takes effect at once; requests
 * of the same tick share one query.
 */
export function createCallerLoader(db: Queryable): CallerLoader {
  return new DataLoader<string, UserRecord | null>(
    async (uids) => {
      const found = new Map((await findUsersByUids(db, uids)).map((user) => [user.uid, user]));
      return uids.map((uid) => found.get(uid) ?? null);
    },
    { cache: false, maxBatchSize: MAX_CONCURRENT, batchScheduleFn: (loadBatch) => setImmediate(loadBatch) },
  );
}
