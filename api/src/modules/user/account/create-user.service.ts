import { ROLES } from '@pignon/shared/domain/user/user.enums';
import { withAgentRight } from '@pignon/shared/domain/user/agent-right';
import { refusalOfUserChange } from '@pignon/shared/domain/user/user.rules';
import type { NewAccount } from '@pignon/shared/domain/user/user-account.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { unknownUser, withPhones } from '../change-user.service';
import { findUserByEmail, insertUsers, lockManagersAnd, toPublicUser } from '../user.repo';

function emailTaken(loginEmail: string): ApiProblem {
  const message = `Un compte existe déjà pour ${loginEmail}.`;
  return new ApiProblem('CONFLICT', { message, errors: [{ path: 'loginEmail', message }] });
}

/**
 * Creates an ACTIVE account without identity: the first identity to verify the address gets it. @throws CONFLICT for an
 * existing address @throws FORBIDDEN for a role that the author may not grant
 */
export async function createUser(tx: Queryable, actor: Actor, account: NewAccount): Promise<User> {
  const { loginEmail, firstName = '', lastName = '', agentCapacity = null, agentCredential = null } = account;
  const { phoneNumbers } = withPhones({ phoneNumbers: account.phoneNumbers ?? [] });
  const roles = ROLES.filter((role) => account.roles.includes(role));
  const locked = await lockManagersAnd(tx, [actor.user]);
  const by = locked.find((user) => user.loginEmail === actor.user);
  if (!by) throw unknownUser(actor.user);
  const before = { loginEmail, roles: [], status: 'PENDING' as const };
  const after = { loginEmail, roles, status: 'ACTIVE' as const };
  const refusal = refusalOfUserChange({ by, before, after, otherManagers: true });
  if (refusal) throw new ApiProblem(refusal.code, { message: refusal.message });
  const signingRight = withAgentRight({ agentCapacity, agentCredential });
  const person = { loginEmail, firstName, lastName, phoneNumbers, ...signingRight };
  const insertedRows = await insertUsers(tx, [{ ...person, roles, status: 'ACTIVE' }]);
  const createdUser = insertedRows.length > 0 ? await findUserByEmail(tx, loginEmail) : null;
  if (!createdUser) throw emailTaken(loginEmail);
  const changes = [{ path: 'roles', before: [], after: roles }];
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'user', ref: loginEmail, changes }]);
  return toPublicUser(createdUser);
}
