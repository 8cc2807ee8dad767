import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Notes that an identity's sign-ins are to be ended. */
export async function askRevocation(tx: Queryable, uid: string, loginEmail: string): Promise<void> {
  await tx.query(sql`insert into identity_revocation (uid, login_email) values (${uid}, ${loginEmail})
    on conflict (uid) do update set since = now(), attempts = 0, last_error = null`);
}

export async function dropRevocation(tx: Queryable, uid: string): Promise<void> {
  await tx.query(sql`delete from identity_revocation where uid = ${uid}`);
}

export async function noteFailure(tx: Queryable, uid: string, error: string): Promise<void> {
  await tx.query(sql`update identity_revocation set attempts = attempts + 1, last_error = ${error} where uid = ${uid}`);
}

/** Identities that wait, those that waited longest first. */
export async function waitingRevocations(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query<{ uid: string }>(
    sql`select uid from identity_revocation order by attempts, since limit ${limit}::int`,
  );
  return rows.map(({ uid }) => uid);
}
