import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { openTestDb } from '../../../test/test-db';
import { startWorld, type World } from '../../../test/world';
import { MIGRATION_LOCK } from '../../db/migrate';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const metrics = async () => (await world.call('GET metrics')).bytes.toString();

describe('metrics', () => {
  it('count responses by route and status, never by parameter values', async () => {
    const token = await world.signIn([]);
    await world.call('GET property/V26-99999', { token });
    await world.call('GET search?q=durand', { token });
    await world.call('GET nobody@pignon.test/anne', { token });
    const text = await metrics();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/property/:reference');
    expect(text).toContain('route="/api/search",status="200"} 1');
    expect(text).toContain('route="unknown",status="404"} 1');
    expect(text).not.toMatch(/V26-99999|durand|pignon\.test|anne/);
  });

  it('report failed jobs and due jobs that nobody runs', async () => {
    await world.db.query(sql`
      insert into job (name, next_run_time, last_error, leased_by, leased_until) values
        ('failed', now() + interval '1 hour', 'no route to host', null, null),
        ('left', now() - interval '10 minutes', null, null, null),
        ('running', now() - interval '10 minutes', null, 'somebody', now() + interval '1 minute')`);
    const lines = (await metrics()).split('\n');
    const valueOf = (line: string) => Number(lines.find((each) => each.startsWith(`${line} `))?.split(' ')[1]);
    expect(['failed', 'left', 'running'].map((job) => valueOf(`pignon_job_failing{job="${job}"}`))).toEqual([1, 0, 0]);
    expect(['failed', 'running'].map((job) => valueOf(`pignon_job_late_seconds{job="${job}"}`))).toEqual([0, 0]);
    expect(valueOf('pignon_job_late_seconds{job="left"}')).toBeGreaterThanOrEqual(600);
    await world.db.query(sql`delete from job where name = 'failed'`);
    expect(await metrics()).not.toContain('{job="failed"}');
  });

  it('are available while the database is down, without those of jobs', async () => {
    const query = jest.spyOn(world.db, 'query').mockRejectedValue(new Error('away'));
    const text = await metrics();
    query.mockRestore();
    expect(text).toContain('http_request_duration_seconds_count');
    expect(text).not.toContain('{job="left"}');
  });
});

describe('readiness', () => {
  it('is reported when the database answers', async () => {
    const { status, body } = await world.call('GET readyz');
    expect([status, body]).toEqual([200, { status: 'ready' }]);
  });

  it('is lost during a migration, and recovers', async () => {
    await world.db.tx(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      // On PGlite a call waits for the transaction: called from within it, it sees the lock as well.
      const query =
        world.db.engine === 'pglite'
          ? jest.spyOn(world.db, 'query').mockImplementation((query) => tx.query(query))
          : undefined;
      const { status, body } = await world.call('GET readyz');
      expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE', detail: 'migrating' }]);
      query?.mockRestore();
    });
    expect((await world.call('GET readyz')).status).toBe(200);
  });

  it('times out when the database hangs', async () => {
    fakeTimersOnly(['setTimeout', 'clearTimeout']);
    const query = jest.spyOn(world.db, 'query').mockReturnValue(new Promise(() => undefined));
    const readiness = world.call('GET readyz');
    await waitFor(() => expect(query).toHaveBeenCalled());
    await jest.advanceTimersByTimeAsync(3000);
    expect((await readiness).status).toBe(503);
    jest.useRealTimers();
    query.mockRestore();
  });

  it('is independent for two databases on one server', async () => {
    const other = await openTestDb();
    await other.tx(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      expect((await world.call('GET readyz')).status).toBe(200);
    });
    await other.close();
  });
});
