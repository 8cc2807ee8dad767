import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import type { Db } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import type { CallContext } from '../../../http/context';
import { writeAudit } from '../../audit/audit.repo';
import { notifyUserChange } from '../../stream/change-notices';
import { requireRecentSignIn } from './recent-sign-in';
import { seenSessionOf } from './session-recorder';
import { endLeftSession, endSession, listSessions, recordSessions } from './session.repo';

/** Lists the caller's open sessions, the present one included. */
export async function ownSessions(
  db: Db,
  { caller: { identity }, request }: Pick<CallContext<'GET user/me/session'>, 'caller' | 'request'>,
): Promise<UserSession[]> {
  const present = seenSessionOf(request);
  if (present) await recordSessions(db, [present]);
  return listSessions(db, identity, new Date());
}

/**
 * Ends one session of the caller, with all sign-ins of its browser, and journals it. Every process refuses it from the
 * next call on and ends its streams: the identity service cannot end one sign-in, so its tokens stay valid there.
 */
export function endOwnSession(
  db: Db,
  { actor, caller: { identity }, params: { id } }: CallContext<'DELETE user/me/session/{id}'>,
): Promise<void> {
  requireRecentSignIn(identity, 'Reconnectez-vous avant de terminer une session.');
  return db.tx(async (tx) => {
    const session = await endSession(tx, { uid: identity.uid, id, at: new Date() });
    if (!session) throw new ApiProblem('NOT_FOUND', { message: 'Cette session n’existe pas ou n’existe plus.' });
    if (!session.ended) return;
    const device = [session.browser, session.system].filter((name) => name !== null).join(', ');
    const changes = device ? [{ path: 'session', before: device, after: null }] : [];
    await writeAudit(tx, actor, [{ action: 'END_SESSION', entity: 'user', ref: actor.user, changes }]);
    await notifyUserChange(tx, actor.user);
  });
}

/** Ends the caller's session, as its browser signs out. */
export function leaveSession(
  db: Db,
  { request }: Pick<CallContext<'DELETE user/me/session/current'>, 'request'>,
): Promise<void> {
  const present = seenSessionOf(request);
  return db.tx(async (tx) => {
    if (present) await endLeftSession(tx, present);
  });
}
