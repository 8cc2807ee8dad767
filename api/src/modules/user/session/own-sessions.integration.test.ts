import { text } from 'node:stream/consumers';
import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import sql from 'sql-template-tag';
import { startWorld, tokenOf, type World } from '../../../../test/world';
import { deleteOldSessions } from './session.repo';

let world: World;
/** Sign-ins of two tests are never in the same second: the server remembers which it wrote. */
let testNumber = 0;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  testNumber += 1;
  await world.empty();
});
afterAll(() => world.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DESK = '0b5a4f0e-3a6f-4c53-9d1e-6a1f0d9f8c11';
const PHONE = '6ef1d6f0-2a55-4c1b-8b0c-9d2f7a3c5e22';
const ANNE = 'anne@pignon.test';
const PAUL = 'paul@pignon.test';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.now();
/** The token of a sign-in some minutes ago. */
function signedIn(minutesAgo: number, email = ANNE): string {
  const signedInAt = START - minutesAgo * MINUTE_MS - testNumber * 1000;
  return tokenOf({ uid: `uid of ${email}`, email, provider: 'password', signedInAt });
}
const from = (browserId: string | undefined, userAgent: string) => ({
  'user-agent': userAgent,
  ...(browserId && { cookie: `pignon-browser=${browserId}` }),
});
const AT_DESK = from(DESK, FIREFOX);
const ON_PHONE = from(PHONE, SAFARI);

/** Calls as a session does, and waits until it is recorded. */
async function use(token: string, headers: Record<string, string>): Promise<number> {
  const { status } = await world.call('GET user', { token, headers });
  await world.app.sessionRecorder.idle();
  return status;
}
async function list(token: string, headers: Record<string, string> = AT_DESK): Promise<UserSession[]> {
  const { status, body } = await world.call('GET user/me/session', { token, headers });
  expect(status).toBe(200);
  return body;
}
const end = (token: string, id: number, headers: Record<string, string> = AT_DESK) =>
  world.call(`DELETE user/me/session/${id}`, { token, headers });
const admit = () => Promise.all([ANNE, PAUL].map((email) => world.signIn(['NEGOTIATOR'], { email })));
const journal = () => world.db.query(sql`select action, ref, changes from audit_entry order by id`);

describe('the list of one’s own sessions', () => {
  it('names browser, system and method, the present session first', async () => {
    await admit();
    await use(signedIn(600), ON_PHONE);
    await use(signedIn(10, PAUL), AT_DESK);
    const now = Date.now();
    const sessions = await list(signedIn(10));
    expect(sessions).toMatchObject([
      { current: true, browser: 'Firefox', system: 'Windows', provider: 'password' },
      { current: false, browser: 'Safari', system: 'iOS', provider: 'password' },
    ]);
    const ages = sessions.map(({ signedInTime }) => Math.round((now - Date.parse(String(signedInTime))) / MINUTE_MS));
    expect(ages).toEqual([10, 600]);
  });

  it('has one line for a browser, however often somebody signed in there', async () => {
    await admit();
    await use(signedIn(600), AT_DESK);
    await use(signedIn(30), AT_DESK);
    const [session, ...others] = await list(signedIn(0), AT_DESK);
    expect(others).toEqual([]);
    expect(Date.now() - Date.parse(String(session?.signedInTime))).toBeLessThan(MINUTE_MS);
    expect(await world.db.query(sql`select 1 from user_session`)).toHaveLength(3);
  });

  it('has a line for each sign-in of a program without cookies', async () => {
    await admit();
    await use(signedIn(20), {});
    expect(await list(signedIn(10), {})).toMatchObject([
      { current: true, browser: null, system: null },
      { current: false },
    ]);
  });

  it('is bounded, and omits what nobody used for 30 days', async () => {
    await admit();
    await world.db.query(sql`insert into user_session (user_email, uid, signed_in_time, first_seen_time, last_seen_time)
      select ${ANNE}, ${`uid of ${ANNE}`}, now() - n * interval '1 hour', now(), now() - interval '29 days'
      from generate_series(1, 150) n`);
    expect(await list(signedIn(0))).toHaveLength(100);
    await world.db.query(sql`update user_session set last_seen_time = now() - interval '31 days'`);
    expect(await list(signedIn(0))).toMatchObject([{ current: true }]);
  });

  it('gives a browser an id with its first call, which the session keeps', async () => {
    await admit();
    const token = signedIn(1);
    const { headers } = await world.call('GET user/me', { token, headers: { 'user-agent': FIREFOX } });
    const [, id = ''] = /^pignon-browser=([^;]+)/.exec(String(headers['set-cookie'])) ?? [];
    await use(token, from(id, FIREFOX));
    const recorded = await world.db.query(sql`select browser_id as id from user_session`);
    expect(recorded).toEqual([{ id }]);
  });
});

describe('a session that is recorded', () => {
  it('is written once in five minutes', async () => {
    await admit();
    const token = signedIn(1);
    await use(token, AT_DESK);
    await world.db.query(sql`update user_session set last_seen_time = now() - interval '4 minutes'`);
    const before = await world.db.query(sql`select last_seen_time from user_session`);
    for (let call = 0; call < 5; call += 1) await use(token, AT_DESK);
    expect(await world.db.query(sql`select last_seen_time from user_session`)).toEqual(before);
  });

  it('fails no call when it cannot be written', async () => {
    await admit();
    const query = world.db.query.bind(world.db);
    const failing = jest
      .spyOn(world.db, 'query')
      .mockImplementation((statement) =>
        statement.text.includes('insert into user_session') ? Promise.reject(new Error('disk full')) : query(statement),
      );
    const token = signedIn(1);
    expect(await use(token, AT_DESK)).toBe(200);
    failing.mockRestore();
    expect(await world.db.query(sql`select 1 from user_session`)).toEqual([]);
    // tried again at the next call
    expect(await use(token, AT_DESK)).toBe(200);
    expect(await world.db.query(sql`select 1 from user_session`)).toHaveLength(1);
  });

  it('is none of a suspended or unknown account, nor of HEAD', async () => {
    await world.signIn([], { email: PAUL, status: 'SUSPENDED' });
    await world.signIn([], { email: ANNE });
    await use(signedIn(1, PAUL), AT_DESK);
    await world.call('GET user/me', { token: signedIn(1, 'new@pignon.test') });
    const headers = { ...AT_DESK, authorization: `Bearer ${signedIn(1)}` };
    expect((await world.app.inject({ method: 'HEAD', url: '/api/user', headers })).statusCode).toBe(200);
    await world.app.sessionRecorder.idle();
    expect(await world.db.query(sql`select 1 from user_session`)).toEqual([]);
  });
});

describe('a session that its user ended', () => {
  async function endPhone() {
    await admit();
    const [phone, desk] = [signedIn(600), signedIn(1)];
    expect(await use(phone, ON_PHONE)).toBe(200);
    const id = (await list(desk)).find(({ current }) => !current)?.id ?? 0;
    const { status } = await end(desk, id);
    return { phone, desk, id, status };
  }

  it('is refused from the next call on, at every level and from any client, and journaled', async () => {
    const { phone, desk, id, status } = await endPhone();
    expect(status).toBe(204);
    for (const headers of [ON_PHONE, AT_DESK, {}])
      for (const key of ['GET user', 'GET user/me', 'GET user/me/session']) {
        const answer = await world.call(key, { token: phone, headers });
        expect([answer.status, answer.body]).toMatchObject([401, { detail: 'auth/id-token-revoked' }]);
      }
    expect(await use(desk, AT_DESK)).toBe(200);
    expect(await list(desk)).toMatchObject([{ current: true }]);
    expect(await journal()).toEqual([
      { action: 'END_SESSION', ref: ANNE, changes: [{ path: 'session', before: 'Safari, iOS', after: null }] },
    ]);
    // once more is no error, and no second entry
    expect((await end(desk, id)).status).toBe(204);
    expect(await journal()).toHaveLength(1);
  });

  it('ends with every sign-in of its browser, and signs in again there', async () => {
    await admit();
    const [earlier, later, desk] = [signedIn(600), signedIn(30), signedIn(1)];
    for (const token of [earlier, later]) await use(token, ON_PHONE);
    const id = (await list(desk)).find(({ current }) => !current)?.id ?? 0;
    expect((await end(desk, id)).status).toBe(204);
    for (const token of [earlier, later])
      expect([await use(token, ON_PHONE), await use(token, AT_DESK)]).toEqual([401, 401]);
    const again = tokenOf({ uid: `uid of ${ANNE}`, email: ANNE, signedInAt: Date.now() + 1_000 });
    expect(await use(again, ON_PHONE)).toBe(200);
  });

  it('ends for a token renewed there that names the account’s last sign-in', async () => {
    await admit();
    await use(signedIn(60), ON_PHONE);
    const [, phone] = await list(signedIn(1));
    expect((await end(signedIn(1), phone!.id)).status).toBe(204);
    expect([await use(signedIn(1), ON_PHONE), await use(signedIn(1), AT_DESK)]).toEqual([401, 200]);
  });

  it('is one’s own: that of another person does not exist', async () => {
    await admit();
    const paul = signedIn(1, PAUL);
    const [session] = await list(paul);
    const { status, body } = await end(signedIn(1), session?.id ?? 0);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    expect((await end(signedIn(1), 999_999)).status).toBe(404);
    expect(await use(paul, AT_DESK)).toBe(200);
    expect(await journal()).toEqual([]);
  });

  it('requires a sign-in of at most five minutes ago, as the end of all does', async () => {
    await admit();
    const [phone, stale] = [signedIn(600), signedIn(6)];
    await use(phone, ON_PHONE);
    const id = (await list(stale)).find(({ current }) => !current)?.id ?? 0;
    for (const key of [`DELETE user/me/session/${id}`, 'DELETE user/me/session']) {
      const { status, body } = await world.call(key, { token: stale });
      expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN', detail: 'auth/requires-recent-login' }]);
    }
    expect(await use(phone, ON_PHONE)).toBe(200);
  });

  it('has its streams ended before their heartbeat, and no others', async () => {
    await admit();
    const [phone, desk] = [signedIn(600), signedIn(1)];
    await use(phone, ON_PHONE);
    const openStream = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await world.app.inject({ url: '/api/stream', headers, payloadAsStream: true });
      await world.app.notices.listening();
      return response.stream();
    };
    const [ended, open] = [await openStream(phone), await openStream(desk)];
    const id = (await list(desk)).find(({ current }) => !current)?.id ?? 0;
    expect((await end(desk, id)).status).toBe(204);
    expect(await text(ended)).toContain(ANNE);
    expect(open.readableEnded).toBe(false);
    // read on, so that it closes with the server
    open.resume();
  }, 10_000);
});

describe('the sessions of an account', () => {
  const openRows = () => world.db.query(sql`select uid from user_session where ended_time is null order by 1`);

  it('all end when its user signs out everywhere', async () => {
    await admit();
    await use(signedIn(600), ON_PHONE);
    await use(signedIn(1, PAUL), AT_DESK);
    await use(signedIn(1), AT_DESK);
    await world.call('DELETE user/me/session', { token: signedIn(1) });
    expect(await openRows()).toEqual([{ uid: `uid of ${PAUL}` }]);
  });

  it('all end with a suspension', async () => {
    const manager = await world.signIn(['MANAGER']);
    await admit();
    await use(signedIn(600), ON_PHONE);
    const change = { token: manager, body: { status: 'SUSPENDED' }, headers: { 'if-match': '"1"' } };
    expect((await world.call(`PATCH user/${ANNE}`, change)).status).toBe(200);
    await world.app.sessionRecorder.idle();
    expect(await openRows()).not.toContainEqual({ uid: `uid of ${ANNE}` });
  });

  it('all end when it is closed, and name no device any more', async () => {
    await admit();
    await use(signedIn(600), ON_PHONE);
    await use(signedIn(1), AT_DESK);
    expect((await world.call('DELETE user/me', { token: signedIn(1), headers: AT_DESK })).status).toBe(200);
    const rows = await world.db.query(
      sql`select browser, system, provider, browser_id, ended_time is null as open from user_session`,
    );
    const nameless = { browser: null, system: null, provider: null, browser_id: null, open: false };
    expect(rows).toEqual([nameless, nameless]);
  });
});

describe('the rows of sessions', () => {
  const later = (days: number) => new Date(Date.now() + days * DAY_MS);
  const forget = (days: number, sessionDays: number) => deleteOldSessions(world.db, { now: later(days), sessionDays });

  it('are deleted when nobody used them for 30 days', async () => {
    await admit();
    await use(signedIn(1), AT_DESK);
    expect(await forget(29, 0)).toEqual({ forgotten: 0 });
    expect(await forget(31, 0)).toEqual({ forgotten: 1 });
  });

  it('of ended sessions stay as long as they refuse something', async () => {
    await admit();
    await use(signedIn(1), AT_DESK);
    await world.db.query(sql`update user_session set ended_time = now()`);
    expect(await forget(400, 0)).toEqual({ forgotten: 0 });
    expect(await forget(90, 90)).toEqual({ forgotten: 0 });
    expect(await forget(92, 90)).toEqual({ forgotten: 1 });
    await use(signedIn(2), ON_PHONE);
    await world.call('DELETE user/me/session', { token: signedIn(1) });
    expect(await forget(0, 0)).toEqual({ forgotten: 1 });
  });
});
