import sql from 'sql-template-tag';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { fakeOnly } from '@pignon/shared/testing/fake-only';
import { openTestDb } from '../../../test/test-db';
import { startWorld, type World } from '../../../test/world';
import { MIGRATION_LOCK } from '../../db/migrate';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const metrics = async () => (await world.call('GET metrics')).bytes.toString();

describe('measures', () => {
  it('count answers by route and status, never by what an address holds', async () => {
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
});

describe('readiness', () => {
  it('is there when the database answers', async () => {
    const { status, body } = await world.call('GET readyz');
    expect([status, body]).toEqual([200, { status: 'ready' }]);
  });

  it('is lost while the schema is being changed, and comes back', async () => {
    await world.db.tx(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      // On PGlite a call waits for the transaction: asked from within it, the lock is seen there too.
      const query =
        world.db.engine === 'pglite'
          ? jest.spyOn(world.db, 'query').mockImplementation((asked) => tx.query(asked))
          : undefined;
      const { status, body } = await world.call('GET readyz');
      expect([status, body]).toMatchObject([503, { code: 'UNAVAILABLE', detail: 'migrating' }]);
      query?.mockRestore();
    });
    expect((await world.call('GET readyz')).status).toBe(200);
  });

  it('does not hang on a database that hangs', async () => {
    fakeOnly(['setTimeout', 'clearTimeout']);
    const query = jest.spyOn(world.db, 'query').mockReturnValue(new Promise(() => undefined));
    const asked = world.call('GET readyz');
    await waitFor(() => expect(query).toHaveBeenCalled());
    await jest.advanceTimersByTimeAsync(3000);
    expect((await asked).status).toBe(503);
    jest.useRealTimers();
    query.mockRestore();
  });

  it('of one database says nothing of another on the same server', async () => {
    const other = await openTestDb();
    await other.tx(async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      expect((await world.call('GET readyz')).status).toBe(200);
    });
    await other.close();
  });
});
