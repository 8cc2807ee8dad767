import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { deleteSecondFactor } from './second-factor/second-factor.repo';
import { closeSessions } from './session/session.repo';

/** Deletes a user's private data: drafts, cart, calendar token, unshared views, pins, second factor, devices of sessions. */
export async function deletePersonalData(tx: Queryable, user: string): Promise<void> {
  await tx.query(sql`delete from user_draft where user_email = ${user}`);
  await tx.query(sql`delete from user_cart where user_email = ${user}`);
  await tx.query(sql`delete from calendar_token where user_email = ${user}`);
  await tx.query(sql`delete from user_view_pin where user_email = ${user}`);
  await tx.query(sql`delete from user_view where user_email = ${user} and not shared`);
  await deleteSecondFactor(tx, user);
  await closeSessions(tx, user);
}
