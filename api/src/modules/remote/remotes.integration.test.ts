import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../test/world';
import { deleteOldRemoteLoads } from './remote-load.repo';

let world: World;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await startWorld();
  tokens['anne'] = await world.signIn(['NEGOTIATOR'], { email: 'anne@pignon.test' });
  tokens['zoe'] = await world.signIn([], { email: 'zoe@pignon.test' });
  tokens['support'] = await world.signIn(['SUPPORT'], { email: 'support@pignon.test' });
  tokens['manager'] = await world.signIn(['MANAGER']);
});
afterAll(() => world.close());

const reportLoads = (userName: string, ...loads: [string, string, number][]) =>
  world.call('POST remote/load', {
    token: tokens[userName],
    body: { loads: loads.map(([remote, version, durationMs]) => ({ remote, version, took: durationMs })) },
  });
const use = (query = '') => world.call(`GET remote/use${query}`, { token: tokens['support'] });

describe('versions of remotes in browsers', () => {
  beforeAll(async () => {
    expect((await reportLoads('anne', ['contact', '1.0', 100], ['property', '1.0', 40.4])).status).toBe(204);
    await reportLoads('zoe', ['contact', '1.0', 300]);
    await reportLoads('zoe', ['contact', '2.0', 200]);
    await world.db.query(sql`insert into client_error (error_id, remote, release, message, route, user_agent)
      values ('e1', 'contact', '2.0', 'boom', '/', 'x'), ('e2', 'mandate', '0.9', 'boom', '/', 'x')`);
  });

  it('count each person by their last load, all loads, and failures', async () => {
    const { body } = await use();
    expect(body).toEqual([
      expect.objectContaining({ remote: 'contact', version: '2.0', people: 1, loads: 1, median: 200, errors: 1 }),
      expect.objectContaining({
        remote: 'contact',
        version: '1.0',
        people: 1,
        loads: 2,
        median: 200,
        slow: 290,
        errors: 0,
      }),
      expect.objectContaining({
        remote: 'mandate',
        version: '0.9',
        people: 0,
        loads: 0,
        median: null,
        slow: null,
        errors: 1,
      }),
      expect.objectContaining({ remote: 'property', version: '1.0', people: 1, loads: 1, median: 40, slow: 40 }),
    ]);
  });

  it('name the people, last seen first, by page and by version', async () => {
    const people = (query = '') => world.call(`GET remote/contact/people${query}`, { token: tokens['support'] });
    expect((await people()).body).toMatchObject({
      content: [
        { loginEmail: 'zoe@pignon.test', version: '2.0' },
        { loginEmail: 'anne@pignon.test', version: '1.0' },
      ],
      page: { totalElements: 2 },
    });
    expect((await people('?version=1.0')).body).toMatchObject({ content: [{ loginEmail: 'anne@pignon.test' }] });
    expect((await people('?pageSize=1&pageNumber=1')).body).toMatchObject({
      content: [{ loginEmail: 'anne@pignon.test' }],
    });
    await world.db.query(sql`update app_user set status = 'CLOSED' where login_email = 'zoe@pignon.test'`);
    expect((await people()).body).toMatchObject({ page: { totalElements: 1 } });
  });

  it('cover the requested days, and are deleted after a month', async () => {
    await world.db.query(sql`update remote_load set at = at - interval '8 days' where remote = 'property'`);
    expect(JSON.stringify((await use()).body)).not.toContain('property');
    expect(JSON.stringify((await use('?days=30')).body)).toContain('property');
    expect((await use('?days=365')).status).toBe(422);
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await deleteOldRemoteLoads(world.db, later(22))).toEqual({ forgotten: 0 });
    expect(await deleteOldRemoteLoads(world.db, later(24))).toEqual({ forgotten: 1 });
  });

  it('accept at most as many entries as a page can load', async () => {
    const many = Array.from({ length: 51 }, () => ['contact', '1.0', 1] as [string, string, number]);
    expect((await reportLoads('anne', ...many)).status).toBe(422);
    expect((await reportLoads('anne', ['contact', '1.0', -1])).status).toBe(422);
  });
});

describe('an order about versions', () => {
  const versions = { stable: '2.0', canary: null, audience: null };
  const order = { remote: 'contact', order: 'ROLLBACK', before: versions, after: { ...versions, stable: '1.0' } };
  const note = (userName: string, body: object = order) =>
    world.call('POST remote/rollout', { token: tokens[userName], body });

  it('is journaled in the name of support, and refused to others', async () => {
    for (const userName of ['anne', 'manager']) expect((await note(userName)).status).toBe(403);
    expect((await note('support')).body).toEqual({ by: 'support@pignon.test' });
    await note('support', { ...order, problem: 'Quelqu’un a changé les versions.' });
    const entries = await world.db.query(sql`select user_email as "user", action, ref, changes from audit_entry
      where entity = 'remote' order by id`);
    expect(entries).toEqual([
      {
        user: 'support@pignon.test',
        action: 'UPDATE',
        ref: 'contact',
        changes: [{ path: 'stable', before: '2.0', after: '1.0' }],
      },
      expect.objectContaining({
        changes: [{ path: 'problem', before: null, after: 'Quelqu’un a changé les versions.' }],
      }),
    ]);
  });
});
