import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import { startWorld, tokenOf, type World } from '../../../test/world';
import type { Sessions } from '../../auth/identity';
import { endWaitingSessions } from './end-sessions.service';

let world: World;
let calls: string[];
let isServiceDown: boolean;
const recordCall = (callName: string, uid: string) =>
  isServiceDown
    ? Promise.reject(new Error('identity service away'))
    : Promise.resolve(void calls.push(`${callName} ${uid}`));
const sessions: Sessions = { end: (uid) => recordCall('end', uid), remove: (uid) => recordCall('remove', uid) };

beforeAll(async () => {
  world = await startWorld({ sessions });
});
beforeEach(async () => {
  await world.empty();
  [calls, isServiceDown] = [[], false];
});
afterAll(() => world.close());

const ANNE = 'anne@pignon.test';
const UID = `uid of ${ANNE}`;
const signIn = (roles: Role[] = ['NEGOTIATOR']) => world.signIn(roles, { email: ANNE });
/** The token of somebody who signed in a minute ago, which every process trusts. */
const earlierToken = () => tokenOf({ uid: UID, email: ANNE, signedInAt: Date.now() - 60_000 });
const close = (token: string) => world.call('DELETE user/me', { token });
const record = async () =>
  (
    await world.db.query(
      sql`select status, first_name, phone_numbers, photo_url from app_user where login_email = ${ANNE}`,
    )
  )[0];
const journal = () => world.db.query<{ action: string }>(sql`select action, ref from audit_entry order by id`);

describe('one’s own account, closed', () => {
  it('stays as a closed record under its name, without number or picture, and the identity is deleted', async () => {
    const token = await signIn();
    const profile = { firstName: 'Anne', phoneNumbers: ['06 12 34 56 78'], photoURL: 'https://photo.test/a.png' };
    await world.call('PATCH user/me', { token, body: profile, headers: { 'if-match': '"1"' } });
    const answer = await close(token);
    expect([answer.status, answer.body]).toEqual([200, { identityDeleted: true }]);
    expect(calls).toEqual([`remove ${UID}`]);
    expect(await record()).toEqual({ status: 'CLOSED', first_name: 'Anne', phone_numbers: [], photo_url: null });
    expect((await journal()).at(-1)).toEqual({ action: 'STATUS', ref: ANNE });
    const next = await world.call('GET user', { token });
    expect([next.status, next.body]).toMatchObject([403, { code: 'ACCOUNT_NOT_ACTIVE', detail: 'CLOSED' }]);
  });

  it('deletes drafts, cart, calendar and unshared views; shared ones stay', async () => {
    const token = await signIn();
    const view = (name: string, shared: boolean) =>
      world.call('POST user/me/view', { token, body: { area: 'property', name, address: '?all', shared } });
    expect([(await view('À moi', false)).status, (await view('À tous', true)).status]).toEqual([201, 201]);
    await world.call('POST user/me/calendar-token', { token });
    await world.call('POST user/me/cart', { token, body: {} });
    await world.call('PUT user/me/draft/user:me', { token, body: { values: { a: 1 }, base: {}, baseVersion: 1 } });
    await close(token);
    const remainingKeys = await world.db.query(sql`select name as left from user_view
      union all select key from user_draft union all select user_email from user_cart
      union all select user_email from calendar_token`);
    expect(remainingKeys).toEqual([{ left: 'À tous' }]);
  });

  it('is refused to the last active manager, with what to do first', async () => {
    const token = await signIn(['MANAGER']);
    await world.signIn(['MANAGER'], { email: 'gone@pignon.test', status: 'SUSPENDED' });
    const { status, body } = await close(token);
    expect([status, body]).toMatchObject([409, { message: expect.stringMatching(/Donnez d’abord ce rôle/) as string }]);
    expect(await record()).toMatchObject({ status: 'ACTIVE' });
    await world.signIn(['MANAGER'], { email: 'other@pignon.test' });
    expect((await close(token)).status).toBe(200);
  });

  it('leaves one manager when the last two close theirs at once', async () => {
    const tokens = [await signIn(['MANAGER']), await world.signIn(['MANAGER'], { email: 'other@pignon.test' })];
    const statuses = (await Promise.all(tokens.map(close))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('requires a sign-in of at most five minutes ago', async () => {
    await signIn();
    const stale = tokenOf({ uid: UID, email: ANNE, signedInAt: Date.now() - 301_000 });
    const { status, body } = await close(stale);
    expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN', detail: 'auth/requires-recent-login' }]);
    expect(await record()).toMatchObject({ status: 'ACTIVE' });
  });

  it('has its identity deleted later when the service is down', async () => {
    const token = await signIn();
    isServiceDown = true;
    expect((await close(token)).body).toEqual({ identityDeleted: false });
    expect(await record()).toMatchObject({ status: 'CLOSED' });
    isServiceDown = false;
    expect(await endWaitingSessions(world.db, sessions)).toEqual({ ended: 1, waiting: 0 });
    expect(calls).toEqual([`remove ${UID}`]);
  });

  it('is not given to another identity with the same, unverified address', async () => {
    await close(await signIn());
    const otherIdentityToken = tokenOf({ uid: 'thief', email: ANNE, emailVerified: false });
    expect((await world.call('GET user/me', { token: otherIdentityToken })).body).toMatchObject({
      code: 'ACCOUNT_NOT_ACTIVE',
    });
    const repeatCall = tokenOf({ uid: 'again', email: ANNE });
    expect((await world.call('GET user/me', { token: repeatCall })).body).toMatchObject({
      status: 'CLOSED',
      active: false,
    });
  });
});

describe('all of one’s own sessions', () => {
  it('are ended at the identity service, and journaled', async () => {
    const { status } = await world.call('DELETE user/me/session', { token: await signIn() });
    expect(status).toBe(204);
    expect(calls).toEqual([`end ${UID}`]);
    expect(await journal()).toEqual([{ action: 'SIGN_OUT', ref: ANNE }]);
  });

  it('are refused from the next call on, at every level, however long their tokens are trusted', async () => {
    await signIn();
    const token = earlierToken();
    const statuses = async (bearer: string) =>
      Promise.all(['GET user', 'GET user/me'].map(async (key) => (await world.call(key, { token: bearer })).status));
    expect(await statuses(token)).toEqual([200, 200]);
    // also one that could not be recorded
    await world.app.sessionRecorder.idle();
    await world.db.query(sql`delete from user_session`);
    await world.call('DELETE user/me/session', { token });
    expect(await statuses(token)).toEqual([401, 401]);
    expect((await world.call('GET user/me', { token })).body).toMatchObject({
      code: 'NOT_AUTHENTICATED',
      detail: 'auth/id-token-revoked',
    });
    // signs in again at once: tokens have whole seconds
    const next = tokenOf({ uid: UID, email: ANNE, signedInAt: Math.floor(Date.now() / 1000) * 1000 });
    expect(await statuses(next)).toEqual([200, 200]);
    expect((await world.call('GET user/me', { token: next })).body).not.toHaveProperty('sessionsEndedTime');
  });

  it('are reported as still open when the service is down, and not ended later', async () => {
    isServiceDown = true;
    await signIn();
    const token = earlierToken();
    const { status, body } = await world.call('DELETE user/me/session', { token });
    expect([status, body]).toMatchObject([503, { message: expect.stringContaining('restent ouvertes') as string }]);
    isServiceDown = false;
    expect(await endWaitingSessions(world.db, sessions)).toEqual({ ended: 0, waiting: 0 });
    expect(await journal()).toEqual([]);
    expect((await world.call('GET user', { token })).status).toBe(200);
  });
});
