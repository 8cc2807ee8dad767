import { refusalOfClosing } from '@pignon/shared/domain/user/user.rules';
import type { Db } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import type { Actor } from '../../write/actor';
import { hasOtherManager, unknownUser, writeUser } from './change-user.service';
import { deletePersonalData } from './personal-data.repo';
import { requestRevocation } from './revocation.repo';
import { lockManagersAnd, toPublicUser } from './user.repo';

/**
 * Closes a user's own account: keeps the record with its name for journal, mandates and properties; deletes telephone
 * numbers, picture, right to sign, drafts, cart, own views, second factor and the calendar's address. Stores the request
 * to delete the identity in the same transaction. @throws CONFLICT for the last active manager
 */
export function closeOwnAccount(db: Db, actor: Actor, uid: string): Promise<void> {
  return db.tx(async (tx) => {
    const locked = await lockManagersAnd(tx, [actor.user]);
    const me = locked.find(({ loginEmail }) => loginEmail === actor.user);
    if (!me) throw unknownUser(actor.user);
    const before = toPublicUser(me);
    const refusal = refusalOfClosing(before, hasOtherManager(locked, actor.user));
    if (refusal) throw new ApiProblem(refusal.code, { message: refusal.message });
    await writeUser(tx, actor, before, {
      ...before,
      status: 'CLOSED',
      active: false,
      phoneNumbers: [],
      photoURL: null,
      agentCapacity: null,
      agentCredential: null,
    });
    await deletePersonalData(tx, actor.user);
    await requestRevocation(tx, { uid, remove: true }, actor.user);
  });
}
