import { ApiProblem } from '../../http/api-problem';
import { writeAudit } from '../audit/audit.repo';
import type { Deps } from '../../deps';
import type { CallContext } from '../../http/context';

const AWAY = 'Le service d’identité ne répond pas : vos sessions restent ouvertes. Réessayez dans un instant.';

/** Ends the sessions now or fails: a later retry would also end sessions opened meanwhile. Journals afterwards. */
export async function endOwnSessions(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  { actor, caller: { identity }, request }: CallContext<'DELETE user/me/session'>,
): Promise<void> {
  try {
    await sessions.end(identity.uid);
  } catch (error) {
    request.log.warn({ err: error }, 'sessions of a user could not be ended at the identity service');
    throw new ApiProblem('UNAVAILABLE', { message: AWAY });
  }
  await writeAudit(db, actor, [{ action: 'SIGN_OUT', entity: 'user', ref: actor.user, changes: [] }]);
}
