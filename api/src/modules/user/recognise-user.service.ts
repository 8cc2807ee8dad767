import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';
import { notActive, type Caller } from '../../auth/caller';
import type { Identity } from '../../auth/identity';
import type { Db, Queryable } from '../../db/db';
import type { Actor } from '../../write/actor';
import { writeAudit } from '../audit/audit.repo';
import { deleteToken } from '../visit/calendar/calendar.repo';
import { bindUser, findUserByEmail, findUserByUid, insertUsers, toPublicUser, type UserRecord } from './user.repo';

/** Origin of a first sign-in. */
type Origin = Omit<Actor, 'user' | 'at'>;

/** "Anne Le Gall" -> Anne, Le Gall. */
function namesOf({ name }: Identity): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** An unverified address proves nothing: it may only claim a record without identity and without roles. */
const mayClaim = (identity: Identity, record: UserRecord): boolean =>
  identity.emailVerified || (record.uid === null && record.status === 'PENDING' && record.roles.length === 0);

async function createPendingUser(tx: Queryable, identity: Identity, actor: Actor): Promise<void> {
  const { uid, email, picture } = identity;
  const created = await insertUsers(tx, [{ loginEmail: email, uid, photoURL: picture, ...namesOf(identity) }]);
  if (created.length === 0) return;
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'user', ref: email, changes: [] }]);
}

async function claim(tx: Queryable, identity: Identity, record: UserRecord, actor: Actor): Promise<void> {
  if (!mayClaim(identity, record))
    throw notActive(identity.email, 'Confirmez d’abord cette adresse e-mail avec le message que vous avez reçu.');
  await bindUser(tx, record.loginEmail, identity.uid);
  // the calendar's address is known to whoever held the record before
  if (record.uid !== null) await deleteToken(tx, record.loginEmail);
  const changes = [{ path: 'uid', before: record.uid, after: identity.uid }];
  await writeAudit(tx, actor, [{ action: 'SIGN_IN', entity: 'user', ref: record.loginEmail, changes }]);
}

/**
 * Returns the record of a signed-in user with the step that the session lacks: `user` when there is one of the identity;
 * else claims one by verified address, else creates one PENDING without roles. @throws ACCOUNT_NOT_ACTIVE for an
 * unverified address of another account
 */
export async function recogniseUser(
  db: Db,
  { identity, user: known, secondFactorStep: step }: Caller & { identity: Identity },
  origin: Origin,
): Promise<OwnUser> {
  if (known) return { ...toPublicUser(known), ...(step && { secondFactorStep: step }) };
  const { email } = identity;
  const actor: Actor = { user: email, ...origin };
  return db.tx(async (tx) => {
    const record = await findUserByEmail(tx, email, true);
    if (record && record.uid !== identity.uid) await claim(tx, identity, record, actor);
    if (!record) await createPendingUser(tx, identity, actor);
    const user = await findUserByUid(tx, identity.uid);
    // two first calls at once: the other one's record exists, under this identity or another
    if (!user) throw notActive(email);
    return toPublicUser(user);
  });
}
