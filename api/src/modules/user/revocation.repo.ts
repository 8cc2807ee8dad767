import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** An identity whose sessions must end, or which must be deleted at its user's request. */
export interface Revocation {
  uid: string;
  remove: boolean;
}

/** Stores the request; a deletion is never downgraded. */
export async function requestRevocation(tx: Queryable, { uid, remove }: Revocation, loginEmail: string): Promise<void> {
  await tx.query(sql`insert into identity_revocation as waiting (uid, login_email, remove)
    values (${uid}, ${loginEmail}, ${remove}) on conflict (uid) do update
    set since = now(), attempts = 0, last_error = null, remove = waiting.remove or excluded.remove`);
}

/** Deletes the pending revocation of an identity. */
export async function dropRevocation(tx: Queryable, uid: string): Promise<void> {
  await tx.query(sql`delete from identity_revocation where uid = ${uid}`);
}

/** Records a failed attempt to revoke an identity's sessions. */
export async function recordFailure(tx: Queryable, uid: string, error: string): Promise<void> {
  await tx.query(sql`update identity_revocation set attempts = attempts + 1, last_error = ${error} where uid = ${uid}`);
}

/** Reads waiting identities, the longest waiting first. */
export async function waitingRevocations(db: Queryable, limit: number): Promise<Revocation[]> {
  return db.query<Revocation>(
    sql`select uid, remove from identity_revocation order by attempts, since limit ${limit}::int`,
  );
}
