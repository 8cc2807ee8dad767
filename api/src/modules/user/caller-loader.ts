import DataLoader from 'dataloader';
import type { Queryable } from '../../db/db';
import { secondOf, type SignIn } from './session/session.repo';
import { findSignIns, type UserRecord } from './user.repo';

const MAX_CONCURRENT = 100;

/** Who calls: the user record of the identity, and whether this session of it was ended by itself. */
export interface LoadedCaller {
  user: UserRecord | null;
  sessionEnded: boolean;
}

export interface CallerLoader {
  /** The current user record of a sign-in. */
  load(signIn: SignIn): Promise<LoadedCaller>;
}

const UNKNOWN: LoadedCaller = { user: null, sessionEnded: false };
const keyOf = ({ uid, second }: { uid: string; second: number }): string => `${second} ${uid}`;

/**
 * Loads the user records of callers: each request reads its record and its session in one statement, so that a
 * suspension and the end of a session take effect at once; requests of the same tick share one query.
 */
export function createCallerLoader(db: Queryable): CallerLoader {
  return new DataLoader<SignIn, LoadedCaller>(
    async (signIns) => {
      const keyed = signIns.map((signIn) => ({ uid: signIn.uid, second: secondOf(signIn) }));
      const wanted = new Map(keyed.map((each) => [keyOf(each), each]));
      const found = new Map((await findSignIns(db, [...wanted.values()])).map((each) => [keyOf(each), each]));
      return keyed.map((each) => {
        const record = found.get(keyOf(each));
        return record ? { user: record.user, sessionEnded: record.ended } : UNKNOWN;
      });
    },
    { cache: false, maxBatchSize: MAX_CONCURRENT, batchScheduleFn: (loadBatch) => setImmediate(loadBatch) },
  );
}
