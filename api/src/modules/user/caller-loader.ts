import DataLoader from 'dataloader';
import type { Queryable } from '../../db/db';
import { secondOf, type SignIn } from './session/session.repo';
import { findSignIns, type ReadSignIn, type UserRecord } from './user.repo';

const MAX_CONCURRENT = 100;

/** Who calls: the user record of the identity, and the state of this session of it. */
export interface LoadedCaller {
  user: UserRecord | null;
  /** True when this session was ended by itself. */
  sessionEnded: boolean;
  secondFactor: {
    /** True for an account that has one. */
    enrolled: boolean;
    /** True when this session proved it. */
    verified: boolean;
  };
}

/** A sign-in, and the browser that uses it now; null without its cookie. */
export type UsedSignIn = SignIn & { browserId: string | null };

export interface CallerLoader {
  /** The current user record of a sign-in. */
  load(signIn: UsedSignIn): Promise<LoadedCaller>;
}

const UNKNOWN: LoadedCaller = {
  user: null,
  sessionEnded: false,
  secondFactor: { enrolled: false, verified: false },
};
const keyOf = ({ uid, second, browserId }: ReadSignIn): string => `${second} ${browserId ?? ''} ${uid}`;

/**
 * Loads the user records of callers: each request reads its record and its session in one statement, so that a
 * suspension and the end of a session take effect at once; requests of the same tick share one query.
 */
export function createCallerLoader(db: Queryable): CallerLoader {
  return new DataLoader<UsedSignIn, LoadedCaller>(
    async (signIns) => {
      const keyed = signIns.map((signIn) => ({
        uid: signIn.uid,
        second: secondOf(signIn),
        browserId: signIn.browserId,
      }));
      const wanted = new Map(keyed.map((each) => [keyOf(each), each]));
      const found = new Map((await findSignIns(db, [...wanted.values()])).map((each) => [keyOf(each), each]));
      return keyed.map((each) => {
        const record = found.get(keyOf(each));
        if (!record) return UNKNOWN;
        const { user, ended, enrolled, verified } = record;
        return { user, sessionEnded: ended, secondFactor: { enrolled, verified } };
      });
    },
    { cache: false, maxBatchSize: MAX_CONCURRENT, batchScheduleFn: (loadBatch) => setImmediate(loadBatch) },
  );
}
