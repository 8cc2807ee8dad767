import type { Queryable } from '../db/db';
import { findUserByEmail } from '../modules/user/user.repo';

/** Users by first and family name, as far as their records say; one without a name is left out. */
export async function namesOfUsers(db: Queryable, emails: readonly string[]): Promise<string[]> {
  const users = await Promise.all([...new Set(emails)].map((email) => findUserByEmail(db, email)));
  return users.map((user) => (user ? `${user.firstName} ${user.lastName}`.trim() : '')).filter((name) => name !== '');
}
