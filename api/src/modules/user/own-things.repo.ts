import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Drops what is somebody's alone: drafts, cart, the calendar's address, views that nobody else was offered, pins. */
export async function forgetOwnThings(tx: Queryable, user: string): Promise<void> {
  await tx.query(sql`delete from user_draft where user_email = ${user}`);
  await tx.query(sql`delete from user_cart where user_email = ${user}`);
  await tx.query(sql`delete from calendar_token where user_email = ${user}`);
  await tx.query(sql`delete from user_view_pin where user_email = ${user}`);
  await tx.query(sql`delete from user_view where user_email = ${user} and not shared`);
}
