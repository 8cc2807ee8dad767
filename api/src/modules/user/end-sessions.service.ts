import { cutText } from '@pignon/shared/domain/common/text/characters';
import type { Sessions } from '../../auth/identity';
import type { Db } from '../../db/db';
import { dropRevocation, recordFailure, waitingRevocations, type Revocation } from './revocation.repo';
import { storeSessionsEnd } from './user.repo';

const BATCH_SIZE = 50;

/**
 * Ends every session of an identity, or deletes it, and stores the time, by which each process refuses them. While the
 * service is away the request stays stored for `endWaitingSessions`; the product refuses the user meanwhile. Never throws
 * when the service is away.
 */
export async function endSessions(db: Db, sessions: Sessions, { uid, remove }: Revocation): Promise<boolean> {
  // before the request: what the identity service accepts afterwards is accepted here too
  const endedAt = new Date();
  try {
    await (remove ? sessions.remove(uid) : sessions.end(uid));
  } catch (error) {
    await recordFailure(db, uid, error instanceof Error ? cutText(error.message, 500) : 'unknown');
    return false;
  }
  await db.tx(async (tx) => {
    await storeSessionsEnd(tx, uid, endedAt);
    await dropRevocation(tx, uid);
  });
  return true;
}

/** Job: repeats stored requests to end sessions. Idempotent. */
export async function endWaitingSessions(db: Db, sessions: Sessions): Promise<{ ended: number; waiting: number }> {
  const waiting = await waitingRevocations(db, BATCH_SIZE);
  let endedCount = 0;
  for (const each of waiting) if (await endSessions(db, sessions, each)) endedCount += 1;
  return { ended: endedCount, waiting: waiting.length - endedCount };
}
