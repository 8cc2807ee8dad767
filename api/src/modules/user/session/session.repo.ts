import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Sessions that nobody used for as many days are no longer listed, and deleted. */
const UNSEEN_DAYS = 30;
/** Maximum number of sessions listed. */
const MAX_SESSIONS = 100;
/** Maximum number of rows that one run of the job deletes. */
const MAX_DELETED = 20_000;

/**
 * One sign-in of an identity: `signedInAt` is its time in milliseconds since 1970, compared in whole seconds, as tokens
 * have them. Two sign-ins of one identity in the same second are one session.
 */
export interface SignIn {
  uid: string;
  signedInAt: number;
}

const SECOND_MS = 1000;
/** Whole seconds since 1970, as in the token. */
export const secondOf = ({ signedInAt }: Pick<SignIn, 'signedInAt'>): number => Math.floor(signedInAt / SECOND_MS);
const secondText = (signIn: SignIn): string => new Date(secondOf(signIn) * SECOND_MS).toISOString();

/** A sign-in as one of its requests shows it. */
export interface SeenSession extends SignIn {
  provider: string | null;
  browser: string | null;
  system: string | null;
  browserId: string | null;
  /** ISO time of the request. */
  seenTime: string;
}

/**
 * Adds or updates the sessions of active accounts, at most one per sign-in. Never reopens an ended one. A verified one
 * keeps its browser: another one may have signed in within the same second, without the second factor.
 */
export async function recordSessions(db: Queryable, sessions: readonly SeenSession[]): Promise<void> {
  const rows = sessions.map((session) => ({ ...session, signedInTime: secondText(session) }));
  await db.query(sql`
    insert into user_session as known
      (user_email, uid, signed_in_time, provider, browser, system, browser_id, first_seen_time, last_seen_time)
    select u.login_email, s.uid, s."signedInTime", s.provider, s.browser, s.system, s."browserId", s."seenTime", s."seenTime"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(uid text, "signedInTime" timestamptz, provider text,
      browser text, system text, "browserId" uuid, "seenTime" timestamptz)
    join app_user u on u.uid = s.uid and u.status = 'ACTIVE'
    order by s.uid, s."signedInTime"
    on conflict (uid, signed_in_time) do update set
      user_email = excluded.user_email,
      browser = coalesce(excluded.browser, known.browser),
      system = coalesce(excluded.system, known.system),
      browser_id = case when known.verified_time is null then coalesce(excluded.browser_id, known.browser_id)
        else known.browser_id end,
      last_seen_time = greatest(known.last_seen_time, excluded.last_seen_time)
    where known.ended_time is null`);
}

/** Notes that this browser verified a session, at the time of this transaction. Its row may be missing before. */
export async function verifySession(tx: Queryable, session: SeenSession): Promise<void> {
  await recordSessions(tx, [session]);
  await tx.query(sql`update user_session set verified_time = now(), browser_id = ${session.browserId}::uuid
    where uid = ${session.uid} and signed_in_time = ${secondText(session)}::timestamptz and ended_time is null`);
}

/**
 * Lists the open sessions of an identity: its own first, then by last use. The sign-ins of one browser are one session,
 * described by the last of them.
 */
export function listSessions(db: Queryable, signIn: SignIn, now: Date): Promise<UserSession[]> {
  return db.query<UserSession>(sql`
    select id, current, browser, system, provider, "signedInTime", "lastSeenTime" from (
      select distinct on (place) id, browser, system, provider, signed_in_time as "signedInTime",
        bool_or(signed_in_time = ${secondText(signIn)}::timestamptz) over (partition by place) as current,
        max(last_seen_time) over (partition by place) as "lastSeenTime"
      from (select *, coalesce(browser_id::text, id::text) as place from user_session
        where uid = ${signIn.uid} and ended_time is null) sign_ins
      order by place, signed_in_time desc
    ) sessions
    where current or "lastSeenTime" > ${now.toISOString()}::timestamptz - make_interval(days => ${UNSEEN_DAYS}::int)
    order by current desc, "lastSeenTime" desc limit ${MAX_SESSIONS}::int`);
}

/** Ends a session of an identity: every sign-in of its browser. Null when the identity has no such session. */
export async function endSession(
  tx: Queryable,
  { uid, id, at }: { uid: string; id: number; at: Date },
): Promise<{ browser: string | null; system: string | null; ended: boolean } | null> {
  const [session] = await tx.query<{ browser: string | null; system: string | null }>(
    sql`select browser, system from user_session where id = ${id} and uid = ${uid}`,
  );
  if (!session) return null;
  const ended = await tx.query(sql`update user_session s set ended_time = ${at.toISOString()}::timestamptz
    from user_session named where named.id = ${id} and s.uid = ${uid} and s.ended_time is null
      and (s.id = named.id or s.browser_id = named.browser_id) returning s.id`);
  return { ...session, ended: ended.length > 0 };
}

/**
 * Ends a session that its browser signed out of, with the earlier sign-ins there; its row may be missing before. The rows
 * lose the id of the browser, by which they would refuse a sign-in there that overtakes this call.
 */
export async function endLeftSession(tx: Queryable, session: SeenSession): Promise<void> {
  await recordSessions(tx, [session]);
  const { uid, browserId, seenTime } = session;
  await tx.query(sql`update user_session set ended_time = ${seenTime}::timestamptz, browser_id = null
    where uid = ${uid} and ended_time is null
      and ((signed_in_time = ${secondText(session)}::timestamptz and (browser_id is null or browser_id = ${browserId}::uuid))
        or (signed_in_time < ${secondText(session)}::timestamptz and browser_id = ${browserId}::uuid))`);
}

/** Ends the sessions of an identity that began in an earlier second than `at`. */
export async function endEarlierSessions(tx: Queryable, uid: string, at: Date): Promise<void> {
  await tx.query(sql`update user_session set ended_time = ${at.toISOString()}::timestamptz
    where uid = ${uid} and ended_time is null and signed_in_time < date_trunc('second', ${at.toISOString()}::timestamptz)`);
}

/** Ends the sessions of a closed account and deletes what they say of its owner's devices. */
export async function closeSessions(tx: Queryable, user: string): Promise<void> {
  await tx.query(sql`update user_session set ended_time = coalesce(ended_time, now()),
    provider = null, browser = null, system = null, browser_id = null where user_email = ${user}`);
}

/**
 * Job: deletes sessions that nobody used for 30 days, and those refused in any case: older than a session may last
 * (`sessionDays`, 0 for ever; with a day for differing clocks), or than the end of all sessions of their account. Other
 * ended sessions stay, as their row is what refuses them.
 */
export async function deleteOldSessions(
  db: Queryable,
  { now, sessionDays }: { now: Date; sessionDays: number },
): Promise<{ forgotten: number }> {
  const at = now.toISOString();
  const forgotten = await db.query(sql`delete from user_session where id in (
    select s.id from user_session s left join app_user u on u.uid = s.uid
    where (s.ended_time is null and s.last_seen_time < ${at}::timestamptz - make_interval(days => ${UNSEEN_DAYS}::int))
      or (${sessionDays}::int > 0 and s.signed_in_time < ${at}::timestamptz - make_interval(days => ${sessionDays + 1}::int))
      or s.signed_in_time < date_trunc('second', u.sessions_ended_time)
    limit ${MAX_DELETED}::int) returning 1`);
  return { forgotten: forgotten.length };
}
