import DataLoader from 'dataloader';
import type { Queryable } from '../../db/db';
import { findUsersByUids, type UserRecord } from './user.repo';

const MOST_AT_ONCE = 100;

export interface Callers {
  /** The record as it is now of who holds an identity. */
  load(uid: string): Promise<UserRecord | null>;
}

/**
 * Reads who calls. Every call has the record read anew, so that a suspension counts at once; calls that come in at the
 * same moment share one question to the database.
 */
export function openCallers(db: Queryable): Callers {
  return new DataLoader<string, UserRecord | null>(
    async (uids) => {
      const found = new Map((await findUsersByUids(db, uids)).map((user) => [user.uid, user]));
      return uids.map((uid) => found.get(uid) ?? null);
    },
    { cache: false, maxBatchSize: MOST_AT_ONCE, batchScheduleFn: (ask) => setImmediate(ask) },
  );
}
