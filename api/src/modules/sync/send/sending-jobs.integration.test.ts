import type { RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import { startSendingWorld, type SendingWorld } from '../../../../test/portal/sending-world';
import { queueDueRuns } from './sending-jobs';
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
