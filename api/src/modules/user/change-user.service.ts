import { readPhone } from '@pignon/shared/domain/contact/phone/phone';
import { ROLES } from '@pignon/shared/domain/user/user.enums';
import { withAgentRight } from '@pignon/shared/domain/user/agent-right';
import { refusalOfUserChange, requestedStatus } from '@pignon/shared/domain/user/user.rules';
import type { ProfilePatch, UserPatch } from '@pignon/shared/domain/user/user-change.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween, type Change } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';
import { deleteToken } from '../visit/calendar/calendar.repo';
import { requestRevocation, dropRevocation } from './revocation.repo';
import { deleteSecondFactor } from './second-factor/second-factor.repo';
import { findUserByEmail, lockManagersAnd, toPublicUser, updateUser } from './user.repo';

/** Sorts roles and removes repeats, so that equal sets are equal lists. */
const inOrder = (user: User): User => ({ ...user, roles: ROLES.filter((role) => user.roles.includes(role)) });
/** True when another user among these is an active manager. */
export const hasOtherManager = (users: readonly User[], loginEmail: string): boolean =>
  users.some((user) => user.loginEmail !== loginEmail && user.active && user.roles.includes('MANAGER'));
export const unknownUser = (loginEmail: string) =>
  new ApiProblem('NOT_FOUND', { message: `Le compte ${loginEmail} n’existe pas ou n’existe plus.` });

function actionOf(changes: readonly Change[]): AuditEntry['action'] {
  const isChanged = (path: string) => changes.some((change) => change.path === path);
  return isChanged('roles') ? 'ROLES' : isChanged('status') ? 'STATUS' : 'UPDATE';
}

/** Writes the differences with their journal entry. */
export async function writeUser(tx: Queryable, actor: Actor, before: User, after: User): Promise<Outcome<User>> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return { entity: before, changed: false };
  await updateUser(tx, after, timeOf(actor));
  await writeAudit(tx, actor, [{ action: actionOf(changes), entity: 'user', ref: after.loginEmail, changes }]);
  const user = await findUserByEmail(tx, after.loginEmail);
  return { entity: user ? toPublicUser(user) : after, changed: true };
}

/** Changes a user's own profile. */
export async function changeProfile(
  tx: Queryable,
  actor: Actor,
  { version, patch }: { version: number; patch: ProfilePatch },
): Promise<Outcome<User>> {
  const locked = await findUserByEmail(tx, actor.user, true);
  if (!locked) throw unknownUser(actor.user);
  const before = toPublicUser(locked);
  if (before.version !== version) throw new StaleError(before);
  return writeUser(tx, actor, before, { ...before, ...withPhones(patch) });
}

/** Formats telephone numbers and drops blank ones. @throws VALIDATION for one that does not exist */
export function withPhones<Patch extends ProfilePatch>(patch: Patch): Patch {
  if (!patch.phoneNumbers) return patch;
  const phoneNumbers = patch.phoneNumbers.flatMap((typed, index) => {
    if (typed === '') return [];
    const number = readPhone(typed);
    if (number === null) throw invalid(`phoneNumbers.${index}`, 'Numéro de téléphone invalide');
    return [number];
  });
  return { ...patch, phoneNumbers: [...new Set(phoneNumbers)] };
}

function applyUserPatch(before: User, { active, status, roles = before.roles, ...profile }: UserPatch): User {
  const next = requestedStatus(before.status, { active, status });
  if (typeof next !== 'string') throw invalid(next.path, next.message);
  return withAgentRight(inOrder({ ...before, ...profile, roles, status: next, active: next === 'ACTIVE' }));
}

export interface UserChangeRequest {
  loginEmail: string;
  version: number;
  patch: UserPatch;
}

/**
 * Changes a user as an administrator. A user who is no longer ACTIVE is refused from the next call on; stores the
 * request to end their sessions in the same transaction, for `endSessions`. Closing an account deletes its second factor
 * and its calendar's address: whoever is admitted again under it gets new ones. @throws CONFLICT for the last active
 * manager @throws FORBIDDEN for a right that the author lacks
 */
export async function changeUser(
  tx: Queryable,
  actor: Actor,
  { loginEmail, version, patch }: UserChangeRequest,
): Promise<Outcome<User> & { uidToSignOut: string | null }> {
  const locked = await lockManagersAnd(tx, [loginEmail, actor.user]);
  const find = (address: string) => locked.find((user) => user.loginEmail === address);
  const [record, by] = [find(loginEmail), find(actor.user)];
  if (!record || !by) throw unknownUser(loginEmail);
  const before = inOrder(toPublicUser(record));
  if (before.version !== version) throw new StaleError(before);
  const after = applyUserPatch(before, withPhones(patch));
  const otherManagers = hasOtherManager(locked, loginEmail);
  const refusal = refusalOfUserChange({ by, before, after, otherManagers });
  if (refusal) throw new ApiProblem(refusal.code, { message: refusal.message });
  const outcome = await writeUser(tx, actor, before, after);
  if (after.status === 'CLOSED') {
    await deleteToken(tx, loginEmail);
    await deleteSecondFactor(tx, loginEmail);
  }
  const uidToSignOut = before.active && !after.active ? record.uid : null;
  if (uidToSignOut !== null) await requestRevocation(tx, { uid: uidToSignOut, remove: false }, loginEmail);
  if (after.active && record.uid !== null) await dropRevocation(tx, record.uid);
  return { ...outcome, uidToSignOut };
}
