import type { GuardFigures, GuardQuery } from '@pignon/shared/domain/rollout/canary-guard.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Queryable } from '../../db/db';

/** Days before the canary in which the live version's failures count as baseline. */
const BEFORE_DAYS = 7;
/** Maximum number of newest rows read, for a quick response. */
const MAX_ROWS_READ = 100_000;

/**
 * Counts the sessions of both versions and those with failures. A report counts only when its session loaded something
 * as a signed-in user, as anybody may send reports; a version that failed to load has no load of its own.
 */
export async function readGuardFigures(db: Queryable, query: z.output<typeof GuardQuery>): Promise<GuardFigures> {
  const { remote, trial, before, since, stepSince } = query;
  const from = sql`case when release = ${trial} then ${since}::timestamptz
    else ${since}::timestamptz - make_interval(days => ${BEFORE_DAYS}::int) end`;
  const rowsSince = (table: 'remote_load' | 'client_error') => sql`(select release, session, at
    from ${table === 'remote_load' ? sql`remote_load` : sql`client_error`} told
    where remote = ${remote} and release in (${trial}, ${before}) and session is not null and at >= ${from}
      ${table === 'remote_load' ? sql`` : sql`and exists (select 1 from remote_load known where known.session = told.session)`}
    order by at desc limit ${MAX_ROWS_READ}::int)`;
  const rows = await db.query<{ release: string; sessions: number; failing: number; lately: number }>(sql`
    select release, count(distinct session)::int as sessions,
      count(distinct session) filter (where failed)::int as failing,
      count(distinct session) filter (where at >= ${stepSince}::timestamptz)::int as lately
    from (select release, session, at, false as failed from ${rowsSince('remote_load')} loaded
      union all select release, session, at, true from ${rowsSince('client_error')} failing) both_told
    group by release`);
  const of = (version: string) => rows.find(({ release }) => release === version);
  const figures = (version: string) => ({
    sessions: of(version)?.sessions ?? 0,
    failing: of(version)?.failing ?? 0,
  });
  return { trial: figures(trial), stepSessions: of(trial)?.lately ?? 0, before: figures(before) };
}
