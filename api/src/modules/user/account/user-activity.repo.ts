import type { UserActivity } from '@pignon/shared/domain/user/user-account.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { MAX_USERS } from '../user.repo';

interface Row extends Omit<UserActivity, 'last'> {
  at: string | null;
  action: string | null;
  entity: string | null;
  ref: string | null;
}

/** Reads per account whether it was used, when it was invited, and its last action. */
export async function readUserActivity(db: Queryable): Promise<UserActivity[]> {
  const rows = await db.query<Row>(sql`
    select u.login_email as "loginEmail", u.uid is not null as "signedIn",
      exists (select from user_second_factor f where f.user_email = u.login_email and f.secret is not null) as "secondFactor",
      invited.at as "invitedTime",
      last.at, last.action, last.entity, last.ref
    from app_user u
    left join lateral (select at from audit_entry where entity = 'user' and ref = u.login_email and action = 'INVITE'
      order by id desc limit 1) invited on true
    left join lateral (select at, action, entity, ref from audit_entry where user_email = u.login_email
      order by at desc, id desc limit 1) last on true
    order by u.login_email limit ${MAX_USERS}::int`);
  return rows.map(({ loginEmail, signedIn, secondFactor, invitedTime, ...last }) => ({
    loginEmail,
    signedIn,
    secondFactor,
    invitedTime,
    last: last.at === null ? null : (last as UserActivity['last']),
  }));
}
