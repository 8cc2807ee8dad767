import { RESEND_DAYS } from '@pignon/shared/domain/calls/facts/resending';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { emptyDb, openTestDb } from '../../test/test-db';
import type { Db } from '../db/db';
import { runIdempotent } from '../http/idempotency';
import type { Job } from './job';
import { addJobs } from './job.repo';
import { deleteOldIdempotencyKeys } from './product-jobs';
import { runDueJobs, startJobs } from './run-jobs';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => emptyDb(db));
afterAll(() => db.close());

const log = { info: jest.fn(), error: jest.fn() };
const jobCountingRuns = (work: () => Promise<object> = () => Promise.resolve({})) => {
  const run = jest.fn(work);
  const job: Job = { name: 'count', everyMinutes: 60, run };
  return { run, settings: { db, jobs: [job], log } };
};

async function rowOf(name: string): Promise<Record<string, unknown>> {
  const [row] = await db.query<Record<string, unknown>>(sql`select last_error, last_result, leased_by,
    extract(epoch from next_run_time - now())::float / 60 as minutes from job where name = ${name}`);
  return row ?? {};
}

describe('jobs', () => {
  it('run when they are due and not before', async () => {
    const { run, settings } = jobCountingRuns(() => Promise.resolve({ done: 3 }));
    await addJobs(db, ['count']);
    expect(await runDueJobs(settings, 'a')).toEqual(['count']);
    expect(await runDueJobs(settings, 'a')).toEqual([]);
    expect(run).toHaveBeenCalledTimes(1);
    const row = await rowOf('count');
    expect(row).toMatchObject({ last_error: null, last_result: { done: 3 }, leased_by: null });
    expect(row['minutes']).toBeCloseTo(60, 0);
    await db.query(sql`update job set next_run_time = now() - interval '1 minute'`);
    expect(await runDueJobs(settings, 'a')).toEqual(['count']);
  });

  it('run once when several processes look at the same instant', async () => {
    const { run, settings } = jobCountingRuns(async () => {
      await wait(50);
      return {};
    });
    await addJobs(db, ['count']);
    await Promise.all(['a', 'b', 'c', 'd'].map((holder) => runDueJobs(settings, holder)));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are taken over from a process that died, whose later result is ignored', async () => {
    const { settings } = jobCountingRuns();
    await addJobs(db, ['count']);
    let deadProcess: Promise<string[]> = Promise.resolve([]);
    let finishJob: () => void = () => undefined;
    const sleepingJob = jobCountingRuns(
      () =>
        new Promise<object>((resolve) => {
          finishJob = () => {
            resolve({ from: 'the dead' });
          };
        }),
    );
    deadProcess = runDueJobs(sleepingJob.settings, 'dead');
    await waitFor(async () => {
      expect(await rowOf('count')).toMatchObject({ leased_by: 'dead' });
    });
    expect(await runDueJobs(settings, 'heir')).toEqual([]);
    await db.query(sql`update job set leased_until = now() - interval '1 second'`);
    expect(await runDueJobs(settings, 'heir')).toEqual(['count']);
    finishJob();
    await deadProcess;
    expect(await rowOf('count')).toMatchObject({ last_result: {} });
  });

  it('store their error and are retried soon when they fail', async () => {
    const { settings } = jobCountingRuns(() => Promise.reject(new Error('no network')));
    await addJobs(db, ['count']);
    await runDueJobs(settings, 'a');
    const row = await rowOf('count');
    expect(row).toMatchObject({ last_error: 'no network', leased_by: null });
    expect(row['minutes']).toBeCloseTo(5, 0);
    expect(log.error).toHaveBeenCalled();
  });

  it('start with the process, which waits for them when it stops', async () => {
    let finished = false;
    const { settings } = jobCountingRuns(async () => {
      await wait(300);
      finished = true;
      return {};
    });
    const running = startJobs({ ...settings, lookEveryMs: 10 });
    await wait(50);
    await running.stop();
    expect(finished).toBe(true);
  });

  it('begin nothing more once the process stops', async () => {
    const held: boolean[] = [];
    const later = jest.fn(() => Promise.resolve({}));
    const job = (name: string, run: Job['run']): Job => ({ name, everyMinutes: 60, run });
    const running = startJobs({
      db,
      log,
      jobs: [
        job('stopped', async (_, lease) => {
          held.push(await lease.isHeld());
          void running.stop();
          held.push(await lease.isHeld());
          return {};
        }),
        job('later', later),
      ],
    });
    await waitFor(() => expect(held).toHaveLength(2));
    await running.stop();
    expect(held).toEqual([true, false]);
    expect(later).not.toHaveBeenCalled();
  });
});

describe('idempotency keys', () => {
  it('are kept for longer than browsers repeat calls, then deleted', async () => {
    const creation = { key: 'k', user: 'anne@pignon.test', call: 'POST contact', input: {} };
    let created = 0;
    const create = () => Promise.resolve(++created);
    await runIdempotent(db, creation, create);
    expect(await deleteOldIdempotencyKeys(db, new Date())).toEqual({ forgotten: 0 });
    expect(await runIdempotent(db, creation, create)).toBe(1);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await deleteOldIdempotencyKeys(db, inDays(RESEND_DAYS))).toEqual({ forgotten: 0 });
    expect(await deleteOldIdempotencyKeys(db, inDays(16))).toEqual({ forgotten: 1 });
    expect(await runIdempotent(db, creation, create)).toBe(2);
  });
});
