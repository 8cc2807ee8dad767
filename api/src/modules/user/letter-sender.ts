import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { Queryable } from '../../db/db';
import { findUserByEmail } from './user.repo';

/** Chooses the sender of a user's message: the user by name, else the agency. */
export async function letterSender(
  db: Queryable,
  loginEmail: string,
  agency: Pick<Agency, 'name'>,
): Promise<{ name: string; email: string }> {
  const user = await findUserByEmail(db, loginEmail);
  return { name: (user && `${user.firstName} ${user.lastName}`.trim()) || agency.name, email: loginEmail };
}
