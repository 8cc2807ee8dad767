import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Role, UserStatus } from '@pignon/shared/domain/user/user.enums';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { prepared } from '../../db/prepared';
import { endEarlierSessions } from './session/session.repo';

/** A user record with the identity it is bound to. */
export interface UserRecord extends User {
  uid: string | null;
  /** Sign-ins before it are ended; null when none were. */
  sessionsEndedTime: string | null;
}

/** The part that other users may read. */
export const toPublicUser = ({ uid: _uid, sessionsEndedTime: _time, ...user }: UserRecord): User => user;

const COLUMNS: Sql = sql`login_email as "loginEmail", uid, sessions_ended_time as "sessionsEndedTime", first_name as "firstName", last_name as "lastName", email,
  photo_url as "photoURL", phone_numbers as "phoneNumbers", agent_capacity as "agentCapacity", agent_credential as "agentCredential", roles, status, status = 'ACTIVE' as active, version,
  created_time as "createdTime", modified_time as "modifiedTime"`;
const SELECT: Sql = sql`select ${COLUMNS} from app_user`;

async function findUser(db: Queryable, condition: Sql): Promise<UserRecord | null> {
  const [row] = await db.query<UserRecord>(sql`${SELECT} where ${condition}`);
  return row ?? null;
}

/** A sign-in, by the whole second of the token, and the browser that uses it now. */
export interface ReadSignIn {
  uid: string;
  second: number;
  /** From the browser's cookie; null without one. */
  browserId: string | null;
}

/** A sign-in with the record of its identity. */
export interface SignInRecord extends ReadSignIn {
  /** True when this session was ended by itself. */
  ended: boolean;
  /** True for an account with a second factor. */
  enrolled: boolean;
  /** True when this browser proved the second factor in this session, or with an earlier sign-in. */
  verified: boolean;
  user: UserRecord;
}

/** Hours for which a new sign-in in a browser that proved the second factor need not prove it again. */
const VERIFIED_HOURS = 12;

/** Reads the records of several sign-ins, in one statement; each once. Unknown identities are missing. */
export async function findSignIns(db: Queryable, signIns: readonly ReadSignIn[]): Promise<SignInRecord[]> {
  const [uids, seconds] = [signIns.map(({ uid }) => uid), signIns.map(({ second }) => second)];
  const browsers = signIns.map(({ browserId }) => browserId ?? '');
  const rows = await db.query<UserRecord & Omit<SignInRecord, 'uid' | 'user'>>(
    prepared(sql`select second, nullif(sign_in.browser, '') as "browserId", exists (select from user_session s
        where s.uid = caller and s.ended_time is not null and (s.signed_in_time = to_timestamp(second)
          or (s.browser_id = nullif(sign_in.browser, '')::uuid
            and to_timestamp(second) < date_trunc('second', s.ended_time)))) as ended,
      f.enrolled_time is not null as enrolled,
      f.enrolled_time is not null and exists (select from user_session s
        where s.uid = caller and s.ended_time is null and s.verified_time >= f.enrolled_time
          and ((s.signed_in_time = to_timestamp(second)
              and (s.browser_id is null or s.browser_id = nullif(sign_in.browser, '')::uuid))
            or (s.browser_id = nullif(sign_in.browser, '')::uuid and s.signed_in_time < to_timestamp(second)
              and s.verified_time > now() - make_interval(hours => ${VERIFIED_HOURS}::int)))) as verified, ${COLUMNS}
      from app_user join unnest(${uids}::text[], ${seconds}::bigint[], ${browsers}::text[]) as sign_in(caller, second, browser)
        on uid = caller left join user_second_factor f on f.user_email = login_email`),
  );
  return rows.map(({ second, browserId, ended, enrolled, verified, ...user }) => {
    return { uid: user.uid ?? '', second, browserId, ended, enrolled, verified, user };
  });
}

export const findUserByUid = (db: Queryable, uid: string) => findUser(db, sql`uid = ${uid}`);

/** Reads a user by login e-mail; `lock` locks the row until the transaction ends. */
export const findUserByEmail = (db: Queryable, loginEmail: string, lock = false) =>
  findUser(db, sql`login_email = ${loginEmail} ${lock ? sql`for update` : empty}`);

/** Maximum number of users listed; strangers may sign up. */
export const MAX_USERS = 1000;

/** Lists users by name; inactive ones on request. */
export async function listUsers(db: Queryable, includeInactive: boolean): Promise<User[]> {
  const rows = await db.query<UserRecord>(sql`${SELECT} ${includeInactive ? empty : sql`where status = 'ACTIVE'`}
    order by normalise(last_name || ' ' || first_name), login_email limit ${MAX_USERS}::int`);
  return rows.map(toPublicUser);
}

export interface NewUser {
  loginEmail: string;
  uid?: string | null;
  firstName?: string;
  lastName?: string;
  photoURL?: string | null;
  phoneNumbers?: string[];
  agentCapacity?: User['agentCapacity'];
  agentCredential?: string | null;
  roles?: Role[];
  status?: UserStatus;
}

/** Adds users; skips known addresses. Returns the added addresses. */
export async function insertUsers(tx: Queryable, users: readonly NewUser[]): Promise<string[]> {
  if (users.length === 0) return [];
  const values = users.map((user) => {
    const loginEmail = user.loginEmail.toLowerCase();
    return sql`(${loginEmail}, ${user.uid ?? null}, ${user.firstName ?? ''}, ${user.lastName ?? ''}, ${loginEmail},
      ${user.photoURL ?? null}, ${user.phoneNumbers ?? []}::text[], ${user.agentCapacity ?? null}, ${user.agentCredential ?? null},
      ${user.roles ?? []}::text[], ${user.status ?? 'PENDING'})`;
  });
  const rows = await tx.query<{ loginEmail: string }>(sql`
    insert into app_user (login_email, uid, first_name, last_name, email, photo_url, phone_numbers,
      agent_capacity, agent_credential, roles, status)
    values ${join(values)} on conflict do nothing returning login_email as "loginEmail"`);
  return rows.map(({ loginEmail }) => loginEmail);
}

/** Ties a record to an identity. */
export async function bindUser(tx: Queryable, loginEmail: string, uid: string): Promise<void> {
  await tx.query(sql`update app_user set uid = ${uid}, modified_time = now(), version = version + 1
    where login_email = ${loginEmail}`);
}

/** Stores when the sessions of an identity were ended, and ends each; a later time stays. */
export async function storeSessionsEnd(tx: Queryable, uid: string, at: Date): Promise<void> {
  await tx.query(sql`update app_user
    set sessions_ended_time = greatest(sessions_ended_time, ${at.toISOString()}::timestamptz) where uid = ${uid}`);
  await endEarlierSessions(tx, uid, at);
}

export async function admitUser(tx: Queryable, loginEmail: string, roles: readonly Role[]): Promise<void> {
  await tx.query(sql`update app_user set roles = ${roles}::text[], status = 'ACTIVE', modified_time = now(),
    version = version + 1 where login_email = ${loginEmail}`);
}

/** Locks this user, the caller and all active managers, in one order, until the transaction ends. */
export async function lockManagersAnd(tx: Queryable, addresses: readonly string[]): Promise<UserRecord[]> {
  return tx.query<UserRecord>(sql`${SELECT}
    where login_email = any(${addresses}::text[]) or (status = 'ACTIVE' and roles @> array['MANAGER'])
    order by login_email for update`);
}

/** Writes all editable fields of a user and increments the version. */
export async function updateUser(tx: Queryable, user: User, at: string): Promise<void> {
  await tx.query(sql`update app_user set first_name = ${user.firstName}, last_name = ${user.lastName},
    email = ${user.email}, photo_url = ${user.photoURL}, phone_numbers = ${user.phoneNumbers}::text[],
    agent_capacity = ${user.agentCapacity}, agent_credential = ${user.agentCredential}, roles = ${user.roles}::text[], status = ${user.status}, modified_time = ${at}::timestamptz, version = version + 1
    where login_email = ${user.loginEmail}`);
}
