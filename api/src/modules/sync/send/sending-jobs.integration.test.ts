import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import { waitFor } from '@pignon/shared/testing/wait-for';
import sql from 'sql-template-tag';
import { startSendingWorld, type SendingWorld } from '../../../../test/portal/sending-world';
import { addJobs } from '../../../jobs/job.repo';
import { runDueJobs } from '../../../jobs/run-jobs';
import { queueDueRuns, sendingJobs } from './sending-jobs';
import { startAttempt } from './sending.repo';

let world: SendingWorld;
beforeAll(async () => {
  world = await startSendingWorld();
});
afterAll(() => world.close());

const runOf = async (runId: number): Promise<RunDetail> =>
  (await world.call(`GET sync/histo/${runId}`, { token: world.token })).body;

describe('times of day', () => {
  const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`);
  const runs = async () => (await world.db.query(sql`select requested_by as by from sync_run`)).length;
  beforeEach(async () => {
    await world.begin('seloger', 'POLIRIS', { times: ['06:30', '13:00'] });
    await world.db.query(sql`update portal set last_due_time = null`);
  });

  it('each queue one run, by one process', async () => {
    expect(await queueDueRuns(world.db, at('06:29'))).toBe(0);
    const both = await Promise.all([queueDueRuns(world.db, at('06:31')), queueDueRuns(world.db, at('06:31'))]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await queueDueRuns(world.db, at('07:00'))).toBe(0);
    await world.db.query(sql`update sync_run set status = 'DONE'`);
    expect(await queueDueRuns(world.db, at('13:00'))).toBe(1);
    expect(await runs()).toBe(2);
  });

  it('missed during downtime are caught up within two hours', async () => {
    expect(await queueDueRuns(world.db, at('08:29'))).toBe(1);
    await world.db.query(sql`update sync_run set status = 'DONE'`);
    expect(await queueDueRuns(world.db, at('15:01'))).toBe(0);
  });

  it('replace a run that waits for its retry, whose file is older', async () => {
    const runId = await world.ask('seloger');
    await world.db.query(sql`update sync_run set attempts = 4, next_attempt_time = now() + interval '1 hour'`);
    expect(await queueDueRuns(world.db, at('13:00'))).toBe(1);
    expect(await queueDueRuns(world.db, at('13:01'))).toBe(0);
    expect(await runOf(runId)).toMatchObject({
      status: 'FAILED',
      error: 'La diffusion de l’heure prévue, plus récente, la remplace.',
    });
    expect(await runs()).toBe(2);
  });

  it('wait for the run that is under way', async () => {
    await startAttempt(world.db, await world.ask('seloger'));
    expect(await queueDueRuns(world.db, at('13:00'))).toBe(0);
    await world.db.query(sql`update sync_run set status = 'DONE'`);
    expect(await queueDueRuns(world.db, at('13:10'))).toBe(1);
    expect(await runs()).toBe(2);
  });

  const sendFrom = async (begin: string) => {
    const runId = await world.ask('seloger');
    await startAttempt(world.db, runId);
    await world.db.query(sql`update sync_run set created_time = ${at(begin).toISOString()}::timestamptz`);
  };

  it.each([
    ['done', sql`status = 'DONE', finished_time = ${at('15:40').toISOString()}::timestamptz`],
    ['to be tried again', sql`status = 'QUEUED', next_attempt_time = now() + interval '1 minute'`],
  ])('wait for a run under way however long it takes, and come once it is %s', async (_, ended) => {
    await sendFrom('12:50');
    expect(await queueDueRuns(world.db, at('13:00'))).toBe(0);
    expect(await queueDueRuns(world.db, at('15:39'))).toBe(0);
    await world.db.query(sql`update sync_run set ${ended}`);
    expect(await queueDueRuns(world.db, at('15:41'))).toBe(1);
    await world.db
      .query(sql`update sync_run set status = 'DONE', finished_time = ${at('15:50').toISOString()}::timestamptz
      where status = 'QUEUED'`);
    expect(await queueDueRuns(world.db, at('15:51'))).toBe(0);
    expect(await queueDueRuns(world.db, new Date('2026-11-25T06:29:00+01:00'))).toBe(0);
    expect(await queueDueRuns(world.db, new Date('2026-11-25T06:30:00+01:00'))).toBe(1);
  });

  it('are not caught up long after the run during which they came', async () => {
    await sendFrom('12:50');
    await world.db.query(sql`update sync_run set status = 'DONE',
      finished_time = ${at('15:40').toISOString()}::timestamptz`);
    expect(await queueDueRuns(world.db, at('17:41'))).toBe(0);
  });

  it('count as handled by a run that is not begun yet', async () => {
    await world.ask('seloger');
    expect(await queueDueRuns(world.db, at('13:00'))).toBe(0);
    await world.db.query(sql`update sync_run set status = 'DONE'`);
    expect(await queueDueRuns(world.db, at('13:10'))).toBe(0);
  });

  it('already past when set are skipped', async () => {
    const [row] = await world.db.query<{
      at: string;
    }>(sql`update portal set last_due_time = ${at('06:45').toISOString()}
      where code = 'seloger' returning last_due_time as at`);
    expect(row).toBeDefined();
    expect(await queueDueRuns(world.db, at('07:00'))).toBe(0);
  });
});

describe('the job that sends', () => {
  const CODES = ['seloger', 'bienici', 'leboncoin', 'figaro', 'avendre'] as const;
  const log = { info: () => undefined, error: () => undefined };
  const countBy = async (status: string) =>
    (await world.db.query(sql`select 1 from sync_run where status = ${status}`)).length;

  beforeEach(async () => {
    await world.begin(CODES[0], 'POLIRIS');
    await world.db.query(sql`insert into portal (code, name, kind, enabled, settings)
      select other.code, other.code, p.kind, p.enabled,
        jsonb_set(p.settings, '{target,folder}', to_jsonb(other.code))
      from portal p cross join unnest(${CODES.slice(1)}::text[]) as other (code) where p.code = ${CODES[0]}`);
    await addJobs(world.db, ['send-listings']);
  });

  /** Runs the job while every file waits in the store until `open`. */
  function runHeld(isStopping?: () => boolean) {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { store } = world.deps;
    const held: typeof store = {
      ...store,
      writeFile: async (...file) => {
        await opened;
        return store.writeFile(...file);
      },
    };
    const jobs = sendingJobs({ ...world.deps, store: held });
    return { open, done: runDueJobs({ db: world.db, jobs, log, isStopping }, 'one') };
  }

  it('sends to three portals at once, to the others as soon as one is done, and to each portal once', async () => {
    for (const code of CODES.slice(0, 4)) await world.ask(code);
    const { open, done } = runHeld();
    await waitFor(async () => expect(await countBy('RUNNING')).toBe(3));
    expect(await runDueJobs({ db: world.db, jobs: sendingJobs(world.deps), log }, 'two')).toEqual([]);
    expect(await countBy('QUEUED')).toBe(1);
    open();
    await done;
    expect(await world.db.query(sql`select distinct status, attempts from sync_run`)).toEqual([
      { status: 'DONE', attempts: 1 },
    ]);
  });

  it('begins the run of another portal beside a long one', async () => {
    await world.ask(CODES[0]);
    const { open, done } = runHeld();
    await waitFor(async () => expect(await countBy('RUNNING')).toBe(1));
    await world.ask(CODES[1]);
    await waitFor(async () => expect(await countBy('RUNNING')).toBe(2), { timeout: 10_000 });
    open();
    await done;
    expect(await countBy('DONE')).toBe(2);
  });

  let isStopping = false;
  const giveLeaseAway = async () => {
    await world.db.query(sql`update job set leased_by = 'another', leased_until = now() + interval '1 minute'`);
  };
  const stop = () => {
    isStopping = true;
    return Promise.resolve();
  };
  it.each([
    ['has lost its lease', giveLeaseAway],
    ['stops', stop],
  ])('begins nothing more once it %s', async (_, lose) => {
    isStopping = false;
    await world.ask(CODES[0]);
    const { open, done } = runHeld(() => isStopping);
    await waitFor(async () => expect(await countBy('RUNNING')).toBe(1));
    await lose();
    await world.ask(CODES[1]);
    open();
    await done;
    expect([await countBy('DONE'), await countBy('QUEUED')]).toEqual([1, 1]);
  });
});
