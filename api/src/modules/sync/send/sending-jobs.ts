import { setTimeout as wait } from 'node:timers/promises';
import { lastRunDue } from '@pignon/shared/domain/sync/portal.rules';
import type { Db } from '../../../db/db';
import type { Job, JobLease } from '../../../jobs/job';
import { cancelRetry, queueRun } from '../run/run.repo';
import { sendRun, type SendingDeps } from './send-run.service';
import { dueRuns, isSending, markDue, timedPortals } from './sending.repo';

/** Interval of checks for runs. */
export const SENDING_POLL_MS = 2_000;

const MAX_PORTALS_AT_ONCE = 3;

/** Does not keep a process alive. */
const pause = () => wait(SENDING_POLL_MS, undefined, { ref: false });

const SCHEDULE = 'horaire';

/** Lists portals with an unhandled time of day, each with that time. */
async function duePortals(db: Db, now: Date): Promise<{ code: string; due: string }[]> {
  return (await timedPortals(db)).flatMap(({ code, times, lastDueTime, lastRun }) => {
    const due = lastRunDue(times, now, lastRun);
    const isNew = due !== null && (lastDueTime === null || Date.parse(lastDueTime) < Date.parse(due));
    return isNew ? [{ code, due }] : [];
  });
}

/** Error of a run whose file is older than the one of a time of day that came meanwhile. */
const SUPERSEDED = 'La diffusion de l’heure prévue, plus récente, la remplace.';

/**
 * Queues the runs that are due by schedule; each time of day counts once. It replaces a run that waits for its retry, as
 * its file is older, and stays due while a file that is already built is sent, however long that takes.
 */
export async function queueDueRuns(db: Db, now: Date): Promise<number> {
  let queued = 0;
  for (const { code, due } of await duePortals(db, now)) {
    const run = await db.tx(async (tx) => {
      if ((await isSending(tx, code)) || !(await markDue(tx, code, due))) return null;
      await cancelRetry(tx, code, SUPERSEDED);
      return queueRun(tx, { code, user: SCHEDULE, at: now.toISOString() });
    });
    if (run) queued += 1;
  }
  return queued;
}

/**
 * Sends everything due, to at most three portals at once, and what becomes due meanwhile, so that a long upload delays no
 * other portal. A portal has one run at a time. Begins nothing more without the lease.
 */
async function sendDueRuns(deps: SendingDeps, lease: JobLease): Promise<object> {
  const sending = new Map<number, Promise<void>>();
  const failures: unknown[] = [];
  let [queued, runs] = [0, 0];
  const send = async (runId: number): Promise<void> => {
    try {
      await sendRun(deps, runId);
    } catch (error) {
      failures.push(error);
      // the run may be due again at once
      await pause();
    } finally {
      sending.delete(runId);
    }
  };
  try {
    do {
      queued += await queueDueRuns(deps.db, new Date());
      const waiting = (await dueRuns(deps.db)).filter(({ runId }) => !sending.has(runId));
      for (const { runId } of waiting.slice(0, MAX_PORTALS_AT_ONCE - sending.size)) {
        runs += 1;
        sending.set(runId, send(runId));
      }
      if (sending.size === 0) break;
      await Promise.race([...sending.values(), pause()]);
    } while (await lease.isHeld());
  } finally {
    await Promise.all(sending.values());
  }
  if (failures.length > 0) throw failures[0];
  return { queued, runs };
}

const isSomethingDue = async (db: Db): Promise<boolean> =>
  (await dueRuns(db)).length > 0 || (await duePortals(db, new Date())).length > 0;

/** Sends listings to portals in one process; another one takes over when it dies. */
export function sendingJobs(deps: SendingDeps): Job[] {
  return [
    {
      name: 'send-listings',
      everyMinutes: 0,
      isDue: () => isSomethingDue(deps.db),
      run: (_, lease) => sendDueRuns(deps, lease),
    },
  ];
}
