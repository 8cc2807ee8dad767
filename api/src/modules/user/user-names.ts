import type { Queryable } from '../../db/db';
import { listUsers } from './user.repo';

/** Returns a lookup from login e-mail to full name; unknown e-mails stay as they are. */
export async function readUserNames(db: Queryable): Promise<(email: string) => string> {
  const users = await listUsers(db, true);
  const names = new Map(users.map((user) => [user.loginEmail, `${user.firstName} ${user.lastName}`.trim()]));
  return (email) => names.get(email) || email;
}
