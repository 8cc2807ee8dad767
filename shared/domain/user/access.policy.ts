import type { Role } from './user.enums';

/**
 * Access levels of calls. `public` needs no token, `identity` a valid token without an active account (the account gate
 * itself), every other level an ACTIVE account.
 */
export const ACCESS_LEVELS = ['public', 'identity', 'read', 'write', 'manage', 'admin', 'sync', 'rollout'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** Access levels that require a role. */
export type RoleAccess = Exclude<Access, 'public' | 'identity'>;

/** Roles that open each level; an empty list means that any ACTIVE user passes. */
export const ACCESS_ROLES: Readonly<Record<RoleAccess, readonly Role[]>> = {
  read: [],
  write: ['NEGOTIATOR', 'MANAGER'],
  manage: ['MANAGER'],
  admin: ['MANAGER', 'SUPPORT'],
  sync: ['SYNCHRO'],
  rollout: ['SUPPORT'],
};

/** True when no role is required or the user holds at least one of the required roles. */
export function holdsAnyRole(userRoles: readonly Role[], required: readonly Role[]): boolean {
  return required.length === 0 || required.some((role) => userRoles.includes(role));
}

/** True when the user may make calls of this level. */
export const holdsAccess = (userRoles: readonly Role[], level: RoleAccess): boolean =>
  holdsAnyRole(userRoles, ACCESS_ROLES[level]);
