import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from '@pignon/shared/domain/user/second-factor.schema';
import { requiresSecondFactor } from '@pignon/shared/domain/user/second-factor.policy';
import { notActive, secondFactorMissing, type Caller } from '../../../auth/caller';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { originOf, type CallContext } from '../../../http/context';
import type { Actor } from '../../../write/actor';
import { writeAudit, type AuditEntry } from '../../audit/audit.repo';
import { notifyUserChange } from '../../stream/change-notices';
import { requireRecentSignIn } from '../session/recent-sign-in';
import { seenSessionOf } from '../session/session-recorder';
import { verifySession } from '../session/session.repo';
import { findUserByEmail, type UserRecord } from '../user.repo';
import { applicationUri, newSecret } from './application-code';
import { acceptedCode, newStepOf, withinAttempts } from './check-code.service';
import { newRecoveryCodes } from './recovery-codes';
import {
  deleteSecondFactor,
  enrol,
  findSecondFactor,
  replaceRecoveryHashes,
  storeNewSecret,
  useCode,
} from './second-factor.repo';

type OwnDeps = Pick<Deps, 'db' | 'secondFactors'>;

const NO_FACTOR = 'Aucune double authentification n’est active sur ce compte.';

/** Account of a call that is answered before the second factor is verified. @throws ACCOUNT_NOT_ACTIVE */
function activeUser({ identity, user }: Caller): UserRecord {
  if (!user?.active) throw notActive(user?.loginEmail ?? identity?.email ?? '', user?.status);
  return user;
}

/** Account that enrols an application: one with a factor proves it first. @throws SECOND_FACTOR */
function enrollingUser(caller: Caller): UserRecord {
  const user = activeUser(caller);
  if (caller.secondFactorStep === 'CODE') throw secondFactorMissing('CODE');
  return user;
}

export const factorEntry = (action: AuditEntry['action'], ref: string): AuditEntry => ({
  action,
  entity: 'user',
  ref,
  changes: [],
});

/** Reads the state of the caller's second factor. */
export async function ownSecondFactor(
  { db, secondFactors }: OwnDeps,
  { caller }: Pick<CallContext<'GET user/me/second-factor'>, 'caller'>,
): Promise<SecondFactor> {
  const { loginEmail, roles } = activeUser(caller);
  const { enrolledTime, recoveryHashes } = await findSecondFactor(db, loginEmail);
  const required = requiresSecondFactor(secondFactors.rule, roles);
  return { enrolledTime, recoveryCodesLeft: recoveryHashes.length, required };
}

/** Makes a new secret for the caller, effective once confirmed. The present factor stays in effect until then. */
export async function setUpSecondFactor(
  { db, secondFactors }: OwnDeps,
  { caller }: Pick<CallContext<'POST user/me/second-factor'>, 'caller'>,
): Promise<SecondFactorSetup> {
  const { loginEmail } = enrollingUser(caller);
  requireRecentSignIn(caller.identity, 'Reconnectez-vous avant d’activer la double authentification.');
  const secret = newSecret();
  await db.tx(async (tx) => {
    await findUserByEmail(tx, loginEmail, true);
    await storeNewSecret(tx, loginEmail, secondFactors.secrets.seal(secret));
  });
  return { secret, uri: applicationUri(secret, loginEmail) };
}

/** Enrols the new secret, verifies this session, and answers recovery codes. */
export async function confirmSecondFactor(
  { db, secondFactors }: OwnDeps,
  { caller, body: { code }, request, reply }: CallContext<'POST user/me/second-factor/confirm'>,
): Promise<RecoveryCodes> {
  const { loginEmail: user } = enrollingUser(caller);
  const actor: Actor = { user, ...originOf(request) };
  const session = seenSessionOf(request);
  return withinAttempts({ db, reply, user }, async (tx, { newSecret: secret }) => {
    if (!secret)
      throw new ApiProblem('CONFLICT', { message: 'Cette activation a expiré\u00a0: recommencez-la depuis le début.' });
    const step = newStepOf({ secret, lastStep: null }, code, secondFactors.secrets);
    if (step === null) return null;
    const { shown, hashes } = await newRecoveryCodes();
    await enrol(tx, user, { step, recoveryHashes: hashes });
    if (session) await verifySession(tx, session);
    await writeAudit(tx, actor, [factorEntry('ADD_FACTOR', user)]);
    await notifyUserChange(tx, user);
    return { recoveryCodes: shown };
  });
}

/** Verifies this session with a code of the application or a recovery code. */
export async function verifySecondFactor(
  { db, secondFactors }: OwnDeps,
  { caller, body: { code }, request, reply }: CallContext<'POST user/me/second-factor/verify'>,
): Promise<void> {
  const { loginEmail: user } = activeUser(caller);
  const session = seenSessionOf(request);
  await withinAttempts({ db, reply, user }, async (tx, factor) => {
    const { secret } = factor;
    if (!secret) throw new ApiProblem('CONFLICT', { message: NO_FACTOR });
    const accepted = await acceptedCode({ ...factor, secret }, code, secondFactors.secrets);
    if (!accepted) return null;
    await useCode(tx, user, accepted);
    if (session) await verifySession(tx, session);
    return true;
  });
}

/** Replaces the caller's recovery codes. */
export async function renewRecoveryCodes(
  { db }: OwnDeps,
  { actor, caller: { identity } }: CallContext<'POST user/me/second-factor/recovery-codes'>,
): Promise<RecoveryCodes> {
  requireRecentSignIn(identity, 'Reconnectez-vous avant de remplacer vos codes de secours.');
  const { shown, hashes } = await newRecoveryCodes();
  await db.tx(async (tx) => {
    await findUserByEmail(tx, actor.user, true);
    const { enrolledTime } = await findSecondFactor(tx, actor.user);
    if (enrolledTime === null) throw new ApiProblem('CONFLICT', { message: NO_FACTOR });
    await replaceRecoveryHashes(tx, actor.user, hashes);
    await writeAudit(tx, actor, [factorEntry('RENEW_CODES', actor.user)]);
  });
  return { recoveryCodes: shown };
}

/** Removes the caller's second factor. @throws CONFLICT where one is required */
export function removeOwnSecondFactor(
  { db, secondFactors }: OwnDeps,
  { actor, caller: { identity, user } }: CallContext<'DELETE user/me/second-factor'>,
): Promise<void> {
  requireRecentSignIn(identity, 'Reconnectez-vous avant de retirer la double authentification.');
  if (requiresSecondFactor(secondFactors.rule, user.roles))
    throw new ApiProblem('CONFLICT', { message: 'L’agence exige une double authentification pour votre rôle.' });
  return db.tx(async (tx) => {
    await findUserByEmail(tx, actor.user, true);
    if (!(await deleteSecondFactor(tx, actor.user))) return;
    await writeAudit(tx, actor, [factorEntry('REMOVE_FACTOR', actor.user)]);
    await notifyUserChange(tx, actor.user);
  });
}
