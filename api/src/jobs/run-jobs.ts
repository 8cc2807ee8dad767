import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { RETRY_MINUTES, type Job } from './job';
import { addJobs, lease, release, renew } from './job.repo';

const LEASE_SECONDS = 120;
const POLL_INTERVAL_MS = 30_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;
export interface JobSettings {
  /** Milliseconds between checks; half a minute by default. */
  lookEveryMs?: number;
  db: Db;
  jobs: readonly Job[];
  log: Log;
  /** True once the process stops. */
  isStopping?: () => boolean;
}

async function runLeased(settings: JobSettings, job: Job, holder: string, now: Date): Promise<void> {
  const { db, log, isStopping = () => false } = settings;
  const { name, everyMinutes } = job;
  const extendLease = () => renew(db, name, holder, LEASE_SECONDS);
  const leaseTimer = setInterval(() => void extendLease().catch(() => false), (LEASE_SECONDS * 1000) / 4);
  try {
    const result = await job.run(now, { isHeld: async () => !isStopping() && (await extendLease()) });
    await release(db, name, holder, { result, error: null, nextInMinutes: everyMinutes });
    log.info({ job: name, result }, 'job done');
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed');
    const message = error instanceof Error ? error.message : String(error);
    const nextInMinutes = Math.min(everyMinutes, RETRY_MINUTES);
    await release(db, name, holder, { result: null, error: message, nextInMinutes });
  } finally {
    clearInterval(leaseTimer);
  }
}

/** Runs every due, free job, one at a time, until the process stops; returns the names of those that ran. */
export async function runDueJobs(settings: JobSettings, holder: string): Promise<string[]> {
  const runNames: string[] = [];
  for (const job of settings.jobs) {
    if (settings.isStopping?.()) break;
    if (job.isDue && !(await job.isDue())) continue;
    const now = await lease(settings.db, job.name, holder, LEASE_SECONDS);
    if (!now) continue;
    await runLeased(settings, job, holder, now);
    runNames.push(job.name);
  }
  return runNames;
}

export interface RunningJobs {
  /** Begins no other job and waits for the running one. */
  stop(): Promise<void>;
}

/** Checks periodically for due jobs, for the life of the process. */
export function startJobs(settings: JobSettings): RunningJobs {
  const holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  let currentCheck: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  let isStopping = false;
  async function checkJobs(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await runDueJobs({ ...settings, isStopping: () => isStopping }, holder);
    } catch (error) {
      // the database is unreachable; the next poll may reach it
      settings.log.error({ err: error }, 'jobs not looked at');
    } finally {
      isBusy = false;
    }
  }
  const names = settings.jobs.map(({ name }) => name);
  currentCheck = addJobs(settings.db, names).then(checkJobs, (error: unknown) => {
    settings.log.error({ err: error }, 'jobs not made known');
  });
  const timer = setInterval(() => {
    // stopping waits for the check that runs
    if (!isBusy) currentCheck = checkJobs();
  }, settings.lookEveryMs ?? POLL_INTERVAL_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await currentCheck;
    },
  };
}
