import type { User } from '@pignon/shared/domain/user/user.schema';

/** Family name, then first name; the login e-mail without either. */
export function nameOf({ firstName, lastName, loginEmail }: User): string {
  return `${lastName} ${firstName}`.trim() || loginEmail;
}

/** Joins a person's roles in words; `none` without roles. */
export function rolesOf({ roles }: User, word: (key: string) => string, none: string): string {
  return roles.map((role) => word(`role.${role}`)).join(', ') || none;
}
