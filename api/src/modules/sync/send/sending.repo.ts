import type { LastRun } from '@pignon/shared/domain/sync/portal.rules';
import type { RunStatus } from '@pignon/shared/domain/sync/sync.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** A run taken by this process; `attempt` is its number, and only the latest attempt may store the result. */
export interface StartedRun {
  runId: number;
  portal: string;
  requestedBy: string;
  attempt: number;
  fileKey: string | null;
  fileName: string | null;
  replayOf: number | null;
}

/** Due runs, and those of a process that died; each is taken by one caller only. */
export const dueRuns = (db: Queryable): Promise<{ runId: number }[]> =>
  db.query<{ runId: number }>(sql`select id as "runId" from sync_run
    where status = 'RUNNING' or (status = 'QUEUED' and coalesce(next_attempt_time, now()) <= now())
    order by created_time, id limit 50`);

/** Starts the next attempt of a queued or interrupted run; null when it has ended. */
export async function startAttempt(db: Queryable, runId: number): Promise<StartedRun | null> {
  const [run] = await db.query<StartedRun>(sql`
    update sync_run set status = 'RUNNING', started_time = coalesce(started_time, now()), attempts = attempts + 1,
      next_attempt_time = null
    where id = ${runId}::bigint and status in ('QUEUED', 'RUNNING')
    returning id as "runId", code as portal, requested_by as "requestedBy", attempts as attempt, file_key as "fileKey",
      file_name as "fileName", replay_of as "replayOf"`);
  return run ?? null;
}

export interface SentFile {
  key: string;
  name: string;
  type: string;
  size: number;
}

/** Stores the file of a run; false when another process has taken it over. */
export async function storeFile(tx: Queryable, { runId, attempt }: StartedRun, file: SentFile): Promise<boolean> {
  const rows = await tx.query(sql`
    update sync_run set file_key = ${file.key}, file_name = ${file.name}, file_type = ${file.type},
      file_size = ${file.size}::bigint
    where id = ${runId}::bigint and attempts = ${attempt}::int returning id`);
  return rows.length > 0;
}

/** Counts the outcomes of a run. */
export async function storeCounts(tx: Queryable, runId: number): Promise<void> {
  await tx.query(sql`
    update sync_run r set sent = c.added + c.updated + c.unchanged, added = c.added, updated = c.updated,
      removed = c.removed, blocked = c.blocked
    from (select
        count(*) filter (where outcome = 'ADDED') as added, count(*) filter (where outcome = 'UPDATED') as updated,
        count(*) filter (where outcome = 'UNCHANGED') as unchanged, count(*) filter (where outcome = 'REMOVED') as removed,
        count(*) filter (where outcome = 'BLOCKED') as blocked
      from sync_run_listing where run_id = ${runId}::bigint) c
    where r.id = ${runId}::bigint`);
}

/** True while no other process has taken over the run. */
export async function isCurrent(db: Queryable, { runId, attempt }: StartedRun): Promise<boolean> {
  const rows = await db.query(sql`select id from sync_run
    where id = ${runId}::bigint and attempts = ${attempt}::int and status = 'RUNNING'`);
  return rows.length > 0;
}

export interface RunEnd {
  status: Exclude<RunStatus, 'RUNNING'>;
  error: string | null;
  /** Minutes until the next attempt of a waiting run. */
  againInMinutes: number | null;
}

/** Stores the result of an attempt; false when another process has taken the run over. */
export async function endTry(
  db: Queryable,
  { runId, attempt }: StartedRun,
  { status, error, againInMinutes }: RunEnd,
): Promise<boolean> {
  const rows = await db.query(sql`
    update sync_run set status = ${status}, error = ${error},
      finished_time = case when ${status} in ('DONE', 'FAILED') then now() end,
      next_attempt_time = now() + ${againInMinutes}::int * interval '1 minute'
    where id = ${runId}::bigint and attempts = ${attempt}::int and status = 'RUNNING' returning id`);
  return rows.length > 0;
}

export interface DuePortal {
  code: string;
  times: string[];
  lastDueTime: string | null;
  lastRun: LastRun | null;
}

/** Lists the enabled portals that have times of day. */
export async function timedPortals(db: Queryable): Promise<DuePortal[]> {
  const rows = await db.query<Omit<DuePortal, 'lastRun'> & { createdTime: string | null; finishedTime: string | null }>(
    sql`select p.code, p.settings -> 'times' as times, p.last_due_time as "lastDueTime",
      r.created_time as "createdTime",
      case when r.status in ('DONE', 'FAILED') then coalesce(r.finished_time, r.created_time) end as "finishedTime"
    from portal p left join lateral (
      select status, created_time, finished_time from sync_run where code = p.code order by created_time desc, id desc limit 1
    ) r on true
    where p.enabled and p.deleted_time is null and jsonb_array_length(coalesce(p.settings -> 'times', '[]')) > 0`,
  );
  return rows.map(({ createdTime, finishedTime, ...portal }) => ({
    ...portal,
    lastRun: createdTime === null ? null : { createdTime, finishedTime },
  }));
}

/** Records that a portal was due at that time; false when another process already did. */
export async function markDue(tx: Queryable, code: string, at: string): Promise<boolean> {
  const rows = await tx.query(sql`update portal set last_due_time = ${at}::timestamptz
    where code = ${code} and (last_due_time is null or last_due_time < ${at}::timestamptz) returning code`);
  return rows.length > 0;
}

/** True while a run of the portal is under way, or about to send the file of another one. */
export async function isSending(tx: Queryable, code: string): Promise<boolean> {
  const rows = await tx.query(sql`select id from sync_run where code = ${code}
    and (status = 'RUNNING' or (status = 'QUEUED' and attempts = 0 and file_key is not null))`);
  return rows.length > 0;
}

export async function readSealed(db: Queryable, code: string): Promise<Uint8Array | null> {
  const [row] = await db.query<{ sealed: Uint8Array }>(sql`select sealed from portal_secret where code = ${code}`);
  return row?.sealed ?? null;
}
