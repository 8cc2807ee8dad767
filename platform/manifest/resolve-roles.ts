import { ACCESS_ROLES, type RoleAccess } from '@pignon/shared/domain/user/access.policy';
import type { Role } from '@pignon/shared/domain/user/user.enums';

type Guarded = { access?: RoleAccess; roles?: readonly Role[] };

/** Resolves access levels of routes, menus and slots to roles at build time, which hosts of every version read. */
export function resolveRoles<T extends object>(part: T): Omit<T, 'access'> & Pick<Guarded, 'roles'> {
  const { access, ...rest } = part as T & Guarded;
  return access === undefined ? rest : { ...rest, roles: ACCESS_ROLES[access] };
}
