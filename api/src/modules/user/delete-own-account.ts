import { closeOwnAccount } from './close-account.service';
import { endSessions } from './end-sessions.service';
import { requireRecentSignIn } from './session/recent-sign-in';
import type { Deps } from '../../deps';
import type { CallContext } from '../../http/context';

/** Closes one's own account and deletes the identity behind it. @throws FORBIDDEN when the sign-in is too old */
export async function deleteOwnAccount(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  { actor, caller: { identity }, request }: CallContext<'DELETE user/me'>,
): Promise<{ identityDeleted: boolean }> {
  requireRecentSignIn(identity, 'Reconnectez-vous avant de supprimer votre compte.');
  await closeOwnAccount(db, actor, identity.uid);
  const identityDeleted = await endSessions(db, sessions, { uid: identity.uid, remove: true });
  if (!identityDeleted) request.log.warn('the identity of a closed account could not be deleted; it is tried again');
  return { identityDeleted };
}
