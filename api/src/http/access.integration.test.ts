import { callTable, type CallKey } from '@pignon/shared/domain/calls/call-table';
import type { Problem } from '@pignon/shared/domain/common/problem';
import { ACCESS_LEVELS, ACCESS_ROLES, holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import { ROLES, USER_STATUSES } from '@pignon/shared/domain/user/user.enums';
import fastify from 'fastify';
import { RevokedToken } from '../auth/identity';
import { startWorld, tokenOf, type World } from '../../test/world';
import { toProblem } from './error-to-problem';
import { guardRoutes, plainRoute, UndeclaredAccessError } from './route';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const KEYS = Object.keys(callTable) as CallKey[];
const EXAMPLES: Readonly<Record<string, string>> = { owner: 'property', size: 'SM', id: '1' };

/** The call with example values for its path parameters. */
const exampleCall = (key: string) => key.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? 'X1');
const callWith = (key: string, token?: string) =>
  world.call(exampleCall(key), { token, ...(key.startsWith('GET') ? {} : { body: {} }) });

/** Returns the refusal of a caller, or "through" when the call itself answers. */
async function refusalOf(key: string, token?: string): Promise<string> {
  const { status, body } = await callWith(key, token);
  if (status !== 401 && status !== 403) return 'through';
  return (body as Problem).code;
}

/** Calls of level `identity` that need an active account all the same. */
const OF_AN_ACCOUNT: readonly CallKey[] = ['GET user/me/second-factor', 'POST user/me/second-factor'];

describe('authorization', () => {
  it('covers every call of the table', () => {
    const registered = KEYS.filter((key) => {
      const [method = '', path = ''] = key.split(' ');
      return world.app.hasRoute({ method, url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}` });
    });
    expect(registered).toEqual(KEYS);
  });

  it.each(KEYS)('refuses %s without a token unless it is public', async (key) => {
    expect(await refusalOf(key)).toBe(callTable[key].access === 'public' ? 'through' : 'NOT_AUTHENTICATED');
    expect(await refusalOf(key, 'broken')).toBe(callTable[key].access === 'public' ? 'through' : 'NOT_AUTHENTICATED');
  });

  it.each(KEYS)('refuses %s to inactive accounts', async (key) => {
    const open = ['public', 'identity'].includes(callTable[key].access) && !OF_AN_ACCOUNT.includes(key);
    for (const status of USER_STATUSES.filter((each) => each !== 'ACTIVE')) {
      const token = await world.signIn(['MANAGER'], {
        status,
        email: `${status}-${KEYS.indexOf(key)}@pignon.test`.toLowerCase(),
      });
      expect(await refusalOf(key, token)).toBe(open ? 'through' : 'ACCOUNT_NOT_ACTIVE');
    }
    const unknownUserToken = tokenOf({ uid: 'unknown', email: 'stranger@pignon.test', emailVerified: false });
    if (!open) expect(await refusalOf(key, unknownUserToken)).toBe('ACCOUNT_NOT_ACTIVE');
  });

  it.each(KEYS)('allows %s to its roles only', async (key) => {
    const { access } = callTable[key];
    for (const callerRoles of [[], ...ROLES.map((role) => [role])]) {
      const token = await world.signIn(callerRoles);
      const isAllowed = access === 'public' || access === 'identity' || holdsAnyRole(callerRoles, ACCESS_ROLES[access]);
      expect(await refusalOf(key, token)).toBe(isAllowed ? 'through' : 'FORBIDDEN');
    }
  });

  it('names the address of an inactive account', async () => {
    const token = await world.signIn([], { status: 'SUSPENDED', email: 'inactif@pignon.test' });
    const { status, body } = await world.call('GET user', { token });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'ACCOUNT_NOT_ACTIVE',
      message: "Votre compte 'inactif@pignon.test' n'est pas activé.",
    });
  });
});

describe('each level of access', () => {
  it.each(ACCESS_LEVELS)('%s is allowed to its roles only', async (access) => {
    const app = fastify();
    app.setErrorHandler((error, _, reply) => reply.code(toProblem(error).status).send());
    guardRoutes(app, world);
    plainRoute(app, 'GET door', access, () => 'in');
    for (const callerRoles of [[], ...ROLES.map((role) => [role])]) {
      const authorization = `Bearer ${await world.signIn(callerRoles)}`;
      const { statusCode } = await app.inject({ url: '/door', headers: { authorization } });
      const isAllowed = access === 'public' || access === 'identity' || holdsAnyRole(callerRoles, ACCESS_ROLES[access]);
      expect([access, callerRoles, statusCode]).toEqual([access, callerRoles, isAllowed ? 200 : 403]);
    }
    await app.close();
  });
});

describe('a token whose sessions ended', () => {
  async function answerTo(email: string): Promise<{ statusCode: number; body: Problem }> {
    const app = fastify();
    app.setErrorHandler((error, _, reply) => {
      const { status, code, message, details } = toProblem(error);
      return reply.code(status).send({ code, message, detail: details.detail });
    });
    const verify = () => Promise.reject(new RevokedToken(`uid of ${email}`));
    guardRoutes(app, { ...world, verifier: { verify } });
    plainRoute(app, 'GET door', 'identity', () => 'in');
    const { statusCode, body } = await app.inject({ url: '/door', headers: { authorization: 'Bearer x' } });
    await app.close();
    return { statusCode, body: JSON.parse(body) as Problem };
  }

  it('gets ACCOUNT_NOT_ACTIVE for an inactive account, also at the level identity', async () => {
    await world.signIn(['MANAGER'], { status: 'SUSPENDED', email: 'suspendue@pignon.test' });
    expect(await answerTo('suspendue@pignon.test')).toMatchObject({
      statusCode: 403,
      body: {
        code: 'ACCOUNT_NOT_ACTIVE',
        message: "Votre compte 'suspendue@pignon.test' n'est pas activé.",
        detail: 'SUSPENDED',
      },
    });
  });

  it('is refused for an active account and for an unknown one', async () => {
    await world.signIn(['MANAGER'], { email: 'ailleurs@pignon.test' });
    for (const email of ['ailleurs@pignon.test', 'personne@pignon.test'])
      expect(await answerTo(email)).toMatchObject({ statusCode: 401, body: { code: 'NOT_AUTHENTICATED' } });
  });
});

describe('a route that declares no access', () => {
  it('does not start', async () => {
    const app = fastify();
    guardRoutes(app, { ...world, verifier: { verify: () => Promise.reject(new Error('never asked')) } });
    expect(() => app.get('/api/open-to-all', () => 'secret')).toThrow(UndeclaredAccessError);
    await app.close();
  });
});
