import type { Queryable } from '../../db/db';
import { listUsers } from './user.repo';

/** First and family name behind a login e-mail; the e-mail itself when nobody is known by it. */
export async function readUserNames(db: Queryable): Promise<(email: string) => string> {
  const users = await listUsers(db, true);
  const names = new Map(users.map((user) => [user.loginEmail, `${user.firstName} ${user.lastName}`.trim()]));
  return (email) => names.get(email) || email;
}
