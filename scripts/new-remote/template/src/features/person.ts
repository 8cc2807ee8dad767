import type { User } from '@pignon/shared/domain/user/user.schema';

/** Family name before first name; the login e-mail of who has not said either. */
export function nameOf({ firstName, lastName, loginEmail }: User): string {
  return `${lastName} ${firstName}`.trim() || loginEmail;
}

/** What a person does, as one line of words; `none` for who has no role. */
export function rolesOf({ roles }: User, word: (key: string) => string, none: string): string {
  return roles.map((role) => word(`role.${role}`)).join(', ') || none;
}
