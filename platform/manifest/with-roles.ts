import { ACCESS_ROLES, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import type { Role } from '@pignon/shared/domain/user/user.enums';

type Guarded = { access?: RoleAccess; roles?: readonly Role[] };

/**
 * Who is offered a route, a menu entry or a slot, by roles: the descriptor names those that a level stands for when the remote
 * is built, as hosts of every version read them.
 */
export function withRoles<T extends object>(part: T): Omit<T, 'access'> & Pick<Guarded, 'roles'> {
  const { access, ...rest } = part as T & Guarded;
  return access === undefined ? rest : { ...rest, roles: ACCESS_ROLES[access] };
}
