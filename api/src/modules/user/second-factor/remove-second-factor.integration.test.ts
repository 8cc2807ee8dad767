import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import {
  ANNE,
  beginTest,
  codeOf,
  enrolIn,
  FACTOR_SECRETS,
  PAUL,
  refusalOf,
  signedIn,
} from '../../../../test/user/second-factor-helpers';
import { startWorld, type World } from '../../../../test/world';
import { admit } from '../admit-user.service';

const ended: string[] = [];
let isServiceAway = false;
const sessions = {
  end: (uid: string) => {
    if (isServiceAway) return Promise.reject(new Error('away'));
    ended.push(uid);
    return Promise.resolve();
  },
  remove: () => Promise.resolve(),
};
let world: World;
/** An installation that requires a second factor of who manages. */
let strict: World;
beforeAll(async () => {
  world = await startWorld({ sessions });
  strict = await startWorld({ secondFactors: { rule: 'management', secrets: FACTOR_SECRETS } });
});
beforeEach(async () => {
  beginTest();
  isServiceAway = false;
  ended.length = 0;
  await world.empty();
  await strict.empty();
});
afterAll(async () => {
  await world.close();
  await strict.close();
});

const enrol = (at: World, email = ANNE) => enrolIn(at, email);
const verify = (at: World, token: string) =>
  at.call('POST user/me/second-factor/verify', { token, body: { code: codeOf() } });
const removeOwn = (at: World, token: string) => at.call('DELETE user/me/second-factor', { token });
const removeOf = (token: string, email: string) => world.call(`DELETE user/${email}/second-factor`, { token });
const factors = ({ db }: World) => db.query(sql`select user_email as "user" from user_second_factor order by 1`);
const journal = () => world.db.query(sql`select user_email as "user", action, ref from audit_entry order by id`);

describe('one’s own second factor', () => {
  it('is removed after a sign-in five minutes old at most, and journaled', async () => {
    await world.signIn(['MANAGER'], { email: ANNE });
    await enrol(world);
    const [stale, recent] = [signedIn(6), signedIn(1)];
    expect((await verify(world, stale)).status).toBe(204);
    expect(refusalOf(await removeOwn(world, stale))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await removeOwn(world, recent))).toEqual([403, 'SECOND_FACTOR']);
    await world.db.query(sql`update user_second_factor set last_step = null`);
    expect((await verify(world, recent)).status).toBe(204);
    expect((await removeOwn(world, recent)).status).toBe(204);
    expect(await factors(world)).toEqual([]);
    expect((await world.call('GET user', { token: signedIn(2) })).status).toBe(200);
    expect((await removeOwn(world, recent)).status).toBe(204);
    expect(await journal()).toEqual([{ user: ANNE, action: 'REMOVE_FACTOR', ref: ANNE }]);
  });

  it('stays where the installation requires one', async () => {
    await strict.signIn(['MANAGER'], { email: ANNE });
    await strict.signIn(['NEGOTIATOR'], { email: PAUL });
    await enrol(strict);
    await enrol(strict, PAUL);
    for (const email of [ANNE, PAUL]) expect((await verify(strict, signedIn(1, email))).status).toBe(204);
    const { status, body } = await removeOwn(strict, signedIn(1));
    expect([status, body]).toMatchObject([
      409,
      { code: 'CONFLICT', message: 'L’agence exige une double authentification pour votre rôle.' },
    ]);
    expect((await removeOwn(strict, signedIn(1, PAUL))).status).toBe(204);
    expect(await factors(strict)).toEqual([{ user: ANNE }]);
  });
});

describe('an installation that requires a second factor', () => {
  it('opens nothing to a manager before the enrolment, and leaves others alone', async () => {
    await strict.signIn(['MANAGER'], { email: ANNE });
    await strict.signIn(['NEGOTIATOR'], { email: PAUL });
    const token = signedIn(1);
    for (const key of ['GET user', 'GET user/activity', 'GET stream']) {
      const { status, body } = await strict.call(key, { token });
      expect([status, body]).toMatchObject([403, { code: 'SECOND_FACTOR', detail: 'SETUP' }]);
    }
    expect((await strict.call('GET user/me', { token })).body).toMatchObject({ secondFactorStep: 'SETUP' });
    expect((await strict.call('GET user/me/second-factor', { token })).body).toMatchObject({ required: true });
    const { secret } = (await strict.call('POST user/me/second-factor', { token })).body as { secret: string };
    const code = { code: codeOf(secret) };
    expect((await strict.call('POST user/me/second-factor/confirm', { token, body: code })).status).toBe(200);
    expect((await strict.call('GET user', { token })).status).toBe(200);
    expect((await strict.call('GET user', { token: signedIn(1, PAUL) })).status).toBe(200);
  });
});

describe('the second factor of another', () => {
  const admitBoth = async (roles: Role[] = ['MANAGER'], rolesOfPaul: Role[] = ['NEGOTIATOR']) => {
    await world.signIn(roles, { email: ANNE });
    await world.signIn(rolesOfPaul, { email: PAUL });
    await enrol(world, PAUL);
  };

  it('is removed by a manager, which ends every session and is journaled', async () => {
    await admitBoth();
    const paul = signedIn(30, PAUL);
    expect((await verify(world, paul)).status).toBe(204);
    const { body } = await world.call('GET user/activity', { token: signedIn(1) });
    expect(body).toMatchObject([{ secondFactor: false }, { loginEmail: PAUL, secondFactor: true }]);
    expect((await removeOf(signedIn(1), PAUL)).status).toBe(204);
    expect([ended, await factors(world)]).toEqual([[`uid of ${PAUL}`], []]);
    expect((await world.call('GET user/me', { token: paul })).status).toBe(401);
    expect(await journal()).toEqual([{ user: ANNE, action: 'REMOVE_FACTOR', ref: PAUL }]);
    // once more is no error, and ends nothing
    expect((await removeOf(signedIn(1), PAUL)).status).toBe(204);
    expect([ended.length, (await journal()).length]).toEqual([1, 1]);
  });

  it('has sessions ended later when the identity service is away', async () => {
    await admitBoth();
    isServiceAway = true;
    expect((await removeOf(signedIn(1), PAUL)).status).toBe(204);
    // here they end at once: one that never proved the factor must not open
    expect((await world.call('GET user', { token: signedIn(30, PAUL) })).status).toBe(401);
    expect(await world.db.query(sql`select uid, remove from identity_revocation`)).toEqual([
      { uid: `uid of ${PAUL}`, remove: false },
    ]);
  });

  it('is not removed by who does not manage accounts, nor that of a manager by support', async () => {
    await admitBoth(['NEGOTIATOR']);
    expect(refusalOf(await removeOf(signedIn(1), PAUL))).toEqual([403, 'FORBIDDEN']);
    await world.empty();
    await admitBoth(['SUPPORT'], ['MANAGER']);
    expect(refusalOf(await removeOf(signedIn(1), PAUL))).toEqual([403, 'FORBIDDEN']);
    expect(await factors(world)).toEqual([{ user: PAUL }]);
    expect(refusalOf(await removeOf(signedIn(1), 'nobody@pignon.test'))).toEqual([404, 'NOT_FOUND']);
  });

  it('is not one’s own', async () => {
    await world.signIn(['MANAGER'], { email: ANNE });
    await enrol(world);
    expect((await verify(world, signedIn(1))).status).toBe(204);
    expect(refusalOf(await removeOf(signedIn(1), ANNE))).toEqual([409, 'CONFLICT']);
    expect(await factors(world)).toEqual([{ user: ANNE }]);
  });
});

describe('the second factor of an account that the operator admits again', () => {
  it('is removed when the operator says so, and kept otherwise', async () => {
    await world.signIn(['MANAGER'], { email: ANNE });
    await enrol(world);
    const order = { email: ANNE, roles: ['MANAGER'] as const, uid: null };
    await admit(world.db, order);
    expect(await factors(world)).toEqual([{ user: ANNE }]);
    await admit(world.db, { ...order, removesSecondFactor: true });
    expect(await factors(world)).toEqual([]);
    expect((await world.call('GET user', { token: signedIn(30) })).status).toBe(401);
    expect((await journal()).at(-1)).toEqual({ user: 'user:admit', action: 'REMOVE_FACTOR', ref: ANNE });
  });
});

describe('the second factor of a closed account', () => {
  it('is deleted when its owner closes it', async () => {
    await world.signIn(['NEGOTIATOR'], { email: ANNE });
    await enrol(world);
    expect((await verify(world, signedIn(1))).status).toBe(204);
    expect((await world.call('DELETE user/me', { token: signedIn(1) })).status).toBe(200);
    expect(await factors(world)).toEqual([]);
  });

  it('is deleted when a manager closes it, and kept when one suspends it', async () => {
    await world.signIn(['MANAGER'], { email: ANNE });
    await world.signIn(['NEGOTIATOR'], { email: PAUL });
    await enrol(world, PAUL);
    const change = async (version: number, status: string) => {
      const headers = { 'if-match': `"${version}"` };
      const answer = await world.call(`PATCH user/${PAUL}`, { token: signedIn(1), headers, body: { status } });
      expect(answer.status).toBe(200);
    };
    await change(1, 'SUSPENDED');
    expect(await factors(world)).toEqual([{ user: PAUL }]);
    await change(2, 'CLOSED');
    expect(await factors(world)).toEqual([]);
  });
});
