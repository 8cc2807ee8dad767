import type { Page } from '@pignon/shared/domain/common/paging';
import type { RunLine } from '@pignon/shared/domain/sync/portal.schema';
import type { RunDetail, RunFindQuery } from '@pignon/shared/domain/sync/sync.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { limitOf, orderBy, pageWithTotal } from '../../../db/page';
import { CHANGE, PREVIOUS, RUN_LINE } from './run-columns';

export type RunFind = z.output<typeof RunFindQuery>;

const MAX_LISTINGS = 2000;

export interface NewRun {
  code: string;
  user: string;
  at: string;
  /** The run that it repeats. */
  replayOf?: number;
}

/** Queues a run; null while another run of the portal waits or runs. */
export async function queueRun(tx: Queryable, { code, user, at, replayOf }: NewRun): Promise<RunLine | null> {
  const [row] = await tx.query<RunLine>(sql`
    with r as (insert into sync_run (code, status, requested_by, created_time, replay_of)
      values (${code}, 'QUEUED', ${user}, ${at}::timestamptz, ${replayOf ?? null}::bigint)
      on conflict (code) where status in ('QUEUED', 'RUNNING') do nothing returning *)
    select ${RUN_LINE} from r`);
  return row ?? null;
}

/** Reads a page of runs, newest first. */
export async function findRuns(db: Queryable, { portal, status, ...paging }: RunFind): Promise<Page<RunLine>> {
  const request = { ...paging, order: { property: 'createdTime', direction: 'DESC' } as const };
  const where = whereAll([
    portal === undefined ? undefined : sql`r.code = ${portal}`,
    status === undefined ? undefined : sql`r.status = ${status}`,
  ]);
  const order = orderBy(request, { createdTime: { column: sql`r.created_time` } }, sql`r.id`);
  const lines = await db.query<RunLine>(sql`select ${RUN_LINE} from sync_run r ${where} ${order} ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from sync_run r ${where}`);
}

const blockedIn = (run: Sql, other: Sql): Sql => sql`array(
  select l.reference from sync_run_listing l where l.run_id = ${run} and l.outcome = 'BLOCKED' and not exists (
    select from sync_run_listing o where o.run_id = ${other} and o.reference = l.reference and o.outcome = 'BLOCKED')
  order by l.reference limit ${MAX_LISTINGS}::int)`;

/** Reads one run with its listings, blocked ones first, compared with the run before. */
export async function readRun(db: Queryable, runId: number): Promise<RunDetail | null> {
  const [run] = await db.query<RunDetail>(sql`
    select ${RUN_LINE}, r.file_size as "fileSize", previous.id as "previousRunId",
      changes.counts as changes,
      ${blockedIn(sql`r.id`, sql`previous.id`)} as "newlyBlocked",
      case when r.status = 'DONE' then ${blockedIn(sql`previous.id`, sql`r.id`)} else '{}' end as "noLongerBlocked",
      coalesce((select jsonb_agg(jsonb_build_object('reference', l.reference, 'outcome', l.outcome, 'reasons', l.reasons))
        from (select * from sync_run_listing l where l.run_id = r.id
          order by l.outcome <> 'BLOCKED', l.reference limit ${MAX_LISTINGS}::int) l), '[]') as listings
    from sync_run r ${PREVIOUS} cross join lateral (
      select jsonb_build_object('new', count(*) filter (where change = 'NEW'),
        'changed', count(*) filter (where change = 'CHANGED'), 'same', count(*) filter (where change = 'SAME'),
        'gone', count(*) filter (where change = 'GONE')) as counts
      from (select ${CHANGE} as change from sync_run_listing l where l.run_id = r.id) told
    ) changes where r.id = ${runId}::bigint`);
  return run ?? null;
}

export interface RunFile {
  key: string;
  name: string;
  type: string;
}

/** Reads the key of a run's file; null for a run without file, undefined for an unknown run. */
export async function readRunFile(db: Queryable, runId: number): Promise<RunFile | null | undefined> {
  const [row] = await db.query<{ key: string | null; name: string | null; type: string | null }>(sql`
    select file_key as key, file_name as name, file_type as type from sync_run where id = ${runId}::bigint`);
  if (!row) return undefined;
  const { key, name, type } = row;
  return key === null || name === null || type === null ? null : { key, name, type };
}

/** Error of a run whose portal was disabled before it was sent. */
export const PORTAL_DISABLED = 'Le portail a été désactivé.';

/** Cancels a portal's queued runs. */
export async function cancelQueued(tx: Queryable, code: string, error: string): Promise<void> {
  await tx.query(sql`update sync_run set status = 'FAILED', error = ${error}, finished_time = now()
    where code = ${code} and status = 'QUEUED'`);
}

/** Cancels a portal's run that waits for its retry. */
export async function cancelRetry(tx: Queryable, code: string, error: string): Promise<void> {
  await tx.query(sql`update sync_run set status = 'FAILED', error = ${error}, finished_time = now(),
    next_attempt_time = null where code = ${code} and status = 'QUEUED' and attempts > 0`);
}

export async function isRunning(tx: Queryable, code: string): Promise<boolean> {
  const rows = await tx.query(sql`select id from sync_run where code = ${code} and status = 'RUNNING'`);
  return rows.length > 0;
}

export interface StoredRun {
  portal: string;
  fileKey: string | null;
}

export async function readStoredRun(db: Queryable, runId: number): Promise<StoredRun | null> {
  const [row] = await db.query<StoredRun>(sql`
    select code as portal, file_key as "fileKey" from sync_run where id = ${runId}::bigint`);
  return row ?? null;
}

export async function readRunLine(db: Queryable, runId: number): Promise<RunLine | null> {
  const [row] = await db.query<RunLine>(sql`select ${RUN_LINE} from sync_run r where r.id = ${runId}::bigint`);
  return row ?? null;
}
