import type { Page } from '@pignon/shared/domain/common/paging';
import type {
  RemoteLoads,
  RemotePeopleQuery,
  RemotePerson,
  RemoteUse,
} from '@pignon/shared/domain/remote-load/remote-load.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Queryable } from '../../db/db';
import { limitOf, pageWithTotal } from '../../db/page';

export async function saveRemoteLoads(db: Queryable, user: string, { loads, session }: RemoteLoads): Promise<void> {
  await db.query(sql`insert into remote_load (user_email, session, remote, release, took)
    select ${user}, ${session ?? null}::uuid, load ->> 'remote', load ->> 'version', round((load ->> 'took')::numeric)::int
    from jsonb_array_elements(${JSON.stringify(loads)}::jsonb) load`);
}

const RETENTION_DAYS = 31;
/** Maximum number of newest rows read, for a quick response. */
const MAX_ROWS_READ = 200_000;
const MAX_VERSIONS = 500;

/** Reads the versions seen in browsers in the last `days` days, by remote, last seen first. */
export function readRemoteUse(db: Queryable, days: number): Promise<RemoteUse[]> {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  return db.query<RemoteUse>(sql`
    with newest as (select * from remote_load where at >= ${since} order by at desc limit ${MAX_ROWS_READ}::int),
    loaded as (
      select remote, release, count(*) as loads, max(at) as last_time,
        round(percentile_cont(0.5) within group (order by took))::int as median,
        round(percentile_cont(0.95) within group (order by took))::int as slow
      from newest group by remote, release),
    person as (select distinct on (remote, user_email) remote, user_email, release from newest
      order by remote, user_email, id desc),
    people as (select remote, release, count(*) as people from person group by remote, release),
    failed as (select remote, release, count(*) as errors, max(at) as last_time from client_error
      where at >= ${since} group by remote, release)
    select coalesce(loaded.remote, failed.remote) as "remote", coalesce(loaded.release, failed.release) as "version",
      coalesce(people, 0)::int as "people", coalesce(loads, 0)::int as "loads", median as "median", slow as "slow",
      greatest(loaded.last_time, failed.last_time) as "lastTime", coalesce(errors, 0)::int as "errors"
    from loaded
      left join people on people.remote = loaded.remote and people.release = loaded.release
      full join failed on failed.remote = loaded.remote and failed.release = loaded.release
    order by 1, 7 desc, 2 limit ${MAX_VERSIONS}::int`);
}

/** Reads the version of a remote that each active colleague loaded last. */
export async function findRemotePeople(
  db: Queryable,
  remote: string,
  { version, ...paging }: z.output<typeof RemotePeopleQuery>,
): Promise<Page<RemotePerson>> {
  const request = { ...paging, order: { property: 'at', direction: 'DESC' } as const };
  const last = sql`(select distinct on (user_email) user_email, release, at, id from remote_load where remote = ${remote}
    order by user_email, id desc) last join app_user on login_email = user_email and status = 'ACTIVE'
    where ${version ?? null}::text is null or release = ${version ?? null}`;
  const lines = await db.query<RemotePerson>(sql`
    select login_email as "loginEmail", first_name as "firstName", last_name as "lastName", release as "version", at
    from ${last} order by at desc, id desc ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from ${last}`);
}

/** Job: deletes old load times. */
export async function deleteOldRemoteLoads(db: Queryable, now: Date): Promise<{ forgotten: number }> {
  const forgotten = await db.query(sql`delete from remote_load
    where at < ${now.toISOString()}::timestamptz - make_interval(days => ${RETENTION_DAYS}::int) returning 1`);
  return { forgotten: forgotten.length };
}
