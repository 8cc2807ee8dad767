import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
});
beforeEach(() => world.db.query(sql`truncate remote_load, client_error`));
afterAll(() => world.close());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Reports the load of a version, as many minutes ago. @returns its session */
async function page(version: string, minutes = 0, remote = 'contact'): Promise<string> {
  const session = randomUUID();
  await world.call('POST remote/load', { token, body: { loads: [{ remote, version, took: 10 }], session } });
  await world.db.query(sql`update remote_load set at = ${ago(minutes)} where session = ${session}::uuid`);
  return session;
}
const fails = (session: string, version: string, remote = 'contact') =>
  world.call('POST client-error', {
    body: { errorId: randomUUID(), remote, version, message: 'boom', route: '/', session },
  });
const figures = async (query: Record<string, string> = {}) => {
  const health = { remote: 'contact', trial: '2.0', before: '1.0', since: ago(60), stepSince: ago(30), ...query };
  return (await world.call(`GET remote/guard?${new URLSearchParams(health).toString()}`)).body;
};

describe('sessions of a canary version', () => {
  it('count once, with any number of loads and failures', async () => {
    const failing = await page('2.0');
    await world.call('POST remote/load', {
      token,
      body: { loads: [{ remote: 'contact', version: '2.0', took: 10 }], session: failing },
    });
    for (let count = 0; count < 3; count += 1) await fails(failing, '2.0');
    await page('2.0', 45);
    await page('1.0');
    expect(await figures()).toEqual({
      trial: { sessions: 2, failing: 1 },
      stepSessions: 1,
      before: { sessions: 1, failing: 0 },
    });
  });

  it('count from the start of the canary, those of the live version from a week before', async () => {
    await page('2.0', 61);
    await fails(await page('1.0', 61), '1.0');
    await page('1.0', 8 * 24 * 60);
    expect(await figures()).toMatchObject({ trial: { sessions: 0 }, before: { sessions: 1, failing: 1 } });
  });

  it('are of that remote and those versions only', async () => {
    await page('2.0', 0, 'mandate');
    await page('3.0');
    await fails(await page('2.0', 0, 'mandate'), '2.0', 'mandate');
    expect(await figures()).toMatchObject({ trial: { sessions: 0, failing: 0 }, before: { sessions: 0 } });
  });

  it('count as failed when the version could not be loaded and was replaced by another', async () => {
    await fails(await page('1.0'), '2.0');
    expect(await figures()).toMatchObject({
      trial: { sessions: 1, failing: 1 },
      before: { sessions: 1, failing: 0 },
    });
  });

  it('ignore reports of users who are not signed in', async () => {
    for (let count = 0; count < 5; count += 1) await fails(randomUUID(), '2.0');
    await world.call('POST client-error', {
      body: { errorId: randomUUID(), remote: 'contact', version: '2.0', message: 'boom', route: '/' },
    });
    expect(await figures()).toMatchObject({ trial: { sessions: 0, failing: 0 } });
  });

  it('exclude pages without a session, such as those with a preview', async () => {
    await world.call('POST remote/load', { token, body: { loads: [{ remote: 'contact', version: '2.0', took: 10 }] } });
    expect(await figures()).toMatchObject({ trial: { sessions: 0, failing: 0 }, stepSessions: 0 });
    expect(await world.db.query(sql`select session from remote_load where release = '2.0'`)).toEqual([
      { session: null },
    ]);
  });
});

describe('decisions of the canary guard', () => {
  const versions = { stable: '1.0', canary: '2.0', audience: '5 %' };
  const body = {
    remote: 'contact',
    before: versions,
    after: { stable: '1.0', canary: null, audience: null },
    why: { trial: { sessions: 30, failing: 3 }, before: { sessions: 200, failing: 1 } },
  };

  it('are journaled with their figures', async () => {
    expect((await world.call('POST remote/guard', { body })).status).toBe(204);
    const [entry] = await world.db.query(sql`select user_email as "user", source, ref, changes from audit_entry
      where entity = 'remote' order by id desc limit 1`);
    expect(entry).toEqual({
      user: 'rollout-guard',
      source: 'JOB',
      ref: 'contact',
      changes: [
        { path: 'canary', before: '2.0', after: null },
        { path: 'audience', before: '5 %', after: null },
        { path: 'failing', before: '1 sur 200', after: '3 sur 30' },
      ],
    });
  });

  it('are accepted from edges only: forwarded requests are refused', async () => {
    const headers = { 'x-forwarded-host': 'pignon.agence.fr' };
    expect((await world.call('POST remote/guard', { body, headers })).status).toBe(404);
    const query = new URLSearchParams({ remote: 'contact', trial: '2', before: '1', since: ago(1), stepSince: ago(1) });
    expect((await world.call(`GET remote/guard?${query.toString()}`, { headers })).status).toBe(404);
  });
});
