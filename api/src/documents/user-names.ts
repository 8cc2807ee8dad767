import type { Queryable } from '../db/db';
import { findUserByEmail } from '../modules/user/user.repo';

/** Returns first and family names, in the order of the addresses; users without a name are left out. */
export async function namesOfUsers(db: Queryable, emails: readonly string[]): Promise<string[]> {
  const users = await Promise.all([...new Set(emails)].map((email) => findUserByEmail(db, email)));
  return users.map((user) => (user ? `${user.firstName} ${user.lastName}`.trim() : '')).filter((name) => name !== '');
}
