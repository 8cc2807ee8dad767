import { refusalOfFactorRemoval } from '@pignon/shared/domain/user/second-factor.policy';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import type { CallContext } from '../../../http/context';
import { writeAudit } from '../../audit/audit.repo';
import { notifyUserChange } from '../../stream/change-notices';
import { unknownUser } from '../change-user.service';
import { endSessions } from '../end-sessions.service';
import { requestRevocation } from '../revocation.repo';
import { findUserByEmail, storeSessionsEnd } from '../user.repo';
import { factorEntry } from './own-second-factor.service';
import { deleteSecondFactor } from './second-factor.repo';

/**
 * Removes the second factor of a user who lost it, as an administrator, and ends every session of theirs: those that never
 * proved it must not open by its removal. At the identity service they end after the commit, or later when it is away.
 */
export async function removeSecondFactor(
  { db, sessions }: Pick<Deps, 'db' | 'sessions'>,
  { actor, caller, params: { loginEmail }, request }: CallContext<'DELETE user/{loginEmail}/second-factor'>,
): Promise<void> {
  const uid = await db.tx(async (tx) => {
    const user = await findUserByEmail(tx, loginEmail, true);
    if (!user) throw unknownUser(loginEmail);
    const refusal = refusalOfFactorRemoval(caller.user, user);
    if (refusal) throw new ApiProblem(refusal.code, { message: refusal.message });
    if (!(await deleteSecondFactor(tx, loginEmail))) return null;
    await writeAudit(tx, actor, [factorEntry('REMOVE_FACTOR', loginEmail)]);
    await notifyUserChange(tx, loginEmail);
    if (user.uid === null) return null;
    await storeSessionsEnd(tx, user.uid, new Date());
    await requestRevocation(tx, { uid: user.uid, remove: false }, loginEmail);
    return user.uid;
  });
  if (uid !== null && !(await endSessions(db, sessions, { uid, remove: false })))
    request.log.warn('sessions of a user could not be ended at the identity service; it is tried again later');
}
