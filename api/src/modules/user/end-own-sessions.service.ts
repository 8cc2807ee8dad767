import { ApiProblem } from '../../http/api-problem';
import { writeAudit } from '../audit/audit.repo';
import type { Deps } from '../../deps';
import type { CallContext } from '../../http/context';
import { requireRecentSignIn } from './session/recent-sign-in';
import { storeSessionsEnd } from './user.repo';

const AWAY = 'Le service d’identité ne répond pas : vos sessions restent ouvertes. Réessayez dans un instant.';

/**
 * Ends the sessions now or fails: a later retry would also end sessions opened meanwhile. Then journals it and stores the
 * time, by which each process refuses them and ends their streams. @throws FORBIDDEN when the sign-in is too old
 */
export async function endOwnSessions(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  { actor, caller: { identity }, request }: CallContext<'DELETE user/me/session'>,
): Promise<void> {
  requireRecentSignIn(identity, 'Reconnectez-vous avant de vous déconnecter partout.');
  // before the request: what the identity service accepts afterwards is accepted here too
  const endedAt = new Date();
  try {
    await sessions.end(identity.uid);
  } catch (error) {
    request.log.warn({ err: error }, 'sessions of a user could not be ended at the identity service');
    throw new ApiProblem('UNAVAILABLE', { message: AWAY });
  }
  await db.tx(async (tx) => {
    await storeSessionsEnd(tx, identity.uid, endedAt);
    await writeAudit(tx, actor, [{ action: 'SIGN_OUT', entity: 'user', ref: actor.user, changes: [] }]);
  });
}
