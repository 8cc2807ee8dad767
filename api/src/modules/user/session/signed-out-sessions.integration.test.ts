import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import sql from 'sql-template-tag';
import { ANNE, beginTest, codeOf, DESK, enrolIn, PHONE, signedIn } from '../../../../test/user/second-factor-helpers';
import { startWorld, type World } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  beginTest();
  await world.empty();
  await world.signIn(['NEGOTIATOR'], { email: ANNE });
});
afterAll(() => world.close());

type Headers = Record<string, string>;
const statusIn = async (token: string, headers: Headers) => (await world.call('GET user', { token, headers })).status;
const signOut = async (token: string, headers: Headers) =>
  (await world.call('DELETE user/me/session/current', { token, headers })).status;
const list = async (token: string, headers: Headers) =>
  (await world.call('GET user/me/session', { token, headers })).body as UserSession[];
const openRows = () => world.db.query(sql`select 1 from user_session where ended_time is null`);

describe('a session that its browser signs out of', () => {
  it('is refused from the next call on, and listed no more; no other browser is, nor the journal written', async () => {
    const [phone, desk] = [signedIn(600), signedIn(10)];
    expect([await statusIn(phone, PHONE), await statusIn(desk, DESK)]).toEqual([200, 200]);
    expect(await list(desk, DESK)).toHaveLength(2);
    expect(await signOut(phone, PHONE)).toBe(204);
    expect([await statusIn(phone, PHONE), await statusIn(phone, {}), await statusIn(desk, DESK)]).toEqual([
      401, 401, 200,
    ]);
    expect(await list(desk, DESK)).toMatchObject([{ current: true }]);
    expect(await world.db.query(sql`select 1 from audit_entry`)).toEqual([]);
  });

  it('ends with the earlier sign-ins there, so that the browser is listed once after the next one', async () => {
    const [first, second, third] = [signedIn(600), signedIn(60), signedIn(1)];
    expect([await statusIn(first, DESK), await statusIn(second, DESK)]).toEqual([200, 200]);
    expect(await signOut(second, DESK)).toBe(204);
    expect([await statusIn(first, DESK), await statusIn(third, DESK)]).toEqual([401, 200]);
    expect(await list(third, DESK)).toHaveLength(1);
    expect(await openRows()).toHaveLength(1);
  });

  it('leaves a sign-in there that overtook it', async () => {
    const [former, next] = [signedIn(5), signedIn(1)];
    expect([await statusIn(former, DESK), await statusIn(next, DESK)]).toEqual([200, 200]);
    expect(await signOut(former, DESK)).toBe(204);
    expect([await statusIn(former, DESK), await statusIn(next, DESK)]).toEqual([401, 200]);
    expect(await list(next, DESK)).toMatchObject([{ current: true }]);
  });

  it('ends even before it was recorded, and without a cookie', async () => {
    const [desk, program] = [signedIn(5), signedIn(1)];
    expect([await signOut(desk, DESK), await signOut(program, {})]).toEqual([204, 204]);
    expect([await statusIn(desk, DESK), await statusIn(program, {})]).toEqual([401, 401]);
  });

  it('has the next sign-in there prove the second factor again', async () => {
    await enrolIn(world);
    const [former, next] = [signedIn(5), signedIn(1)];
    const body = { code: codeOf() };
    const verified = await world.call('POST user/me/second-factor/verify', { token: former, body, headers: DESK });
    expect(verified.status).toBe(204);
    expect(await signOut(former, DESK)).toBe(204);
    expect(await statusIn(next, DESK)).toBe(403);
  });

  it('ends before its second factor is verified, and means nothing to who is not admitted', async () => {
    await enrolIn(world);
    expect(await signOut(signedIn(1), DESK)).toBe(204);
    expect((await world.call('GET user/me', { token: signedIn(1), headers: DESK })).status).toBe(401);
    await world.signIn([], { email: 'gone@pignon.test', status: 'SUSPENDED' });
    expect(await signOut(signedIn(1, 'gone@pignon.test'), DESK)).toBe(204);
    expect(await signOut(signedIn(1, 'unknown@pignon.test'), DESK)).toBe(204);
    expect(await openRows()).toEqual([]);
  });
});
