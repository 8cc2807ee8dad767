import sql from 'sql-template-tag';
import type { Queryable } from '../db/db';

/** Registers jobs; a new one is due at once. */
export async function addJobs(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query(sql`insert into job (name, next_run_time) select name, now() from unnest(${names}::text[]) as name
    on conflict (name) do nothing`);
}

/**
 * Leases a due, free job for `seconds`; returns the time of its run, null when nothing is due. Times are the
 * database's, so that clocks of processes need not agree. An expired lease means that its process died.
 */
export async function lease(db: Queryable, name: string, holder: string, seconds: number): Promise<Date | null> {
  const [acquired] = await db.query<{ at: string }>(sql`
    update job set leased_by = ${holder}, leased_until = now() + ${seconds}::int * interval '1 second',
      last_started_time = now()
    where name = ${name} and next_run_time <= now() and (leased_until is null or leased_until < now())
    returning last_started_time as at`);
  return acquired ? new Date(acquired.at) : null;
}

/** Extends a lease; false when it was lost. */
export async function renew(db: Queryable, name: string, holder: string, seconds: number): Promise<boolean> {
  const renewed = await db.query(sql`
    update job set leased_until = now() + ${seconds}::int * interval '1 second'
    where name = ${name} and leased_by = ${holder} returning name`);
  return renewed.length > 0;
}

export interface FinishedJob {
  result: object | null;
  error: string | null;
  nextInMinutes: number;
}

/** Ends the lease and stores the result. */
export async function release(db: Queryable, name: string, holder: string, finishedJob: FinishedJob): Promise<void> {
  const { result, error, nextInMinutes } = finishedJob;
  await db.query(sql`
    update job set leased_by = null, leased_until = null, last_finished_time = now(), last_error = ${error},
      last_result = ${result && JSON.stringify(result)}::jsonb,
      next_run_time = now() + ${nextInMinutes}::numeric * interval '1 minute'
    where name = ${name} and leased_by = ${holder}`);
}
