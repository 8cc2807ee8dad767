import type { User } from '@pignon/shared/domain/user/user.schema';
import sql from 'sql-template-tag';
import { startWorld, tokenOf, type World } from '../../../test/world';
import { admit } from './admit-user.service';
import { insertUsers } from './user.repo';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

async function me(identity: { uid: string; email: string; emailVerified?: boolean; name?: string }): Promise<User> {
  const answer = await world.call('GET user/me', { token: tokenOf(identity) });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function refused(identity: { uid: string; email: string; emailVerified?: boolean }): Promise<string> {
  const answer = await world.call('GET user/me', { token: tokenOf(identity) });
  expect(answer.status).toBe(403);
  return (answer.body as { code: string }).code;
}

const uidOf = async (email: string) => {
  const [row] = await world.db.query<{ uid: string | null }>(
    sql`select uid from app_user where login_email = ${email}`,
  );
  return row?.uid;
};

describe('user/me', () => {
  it('creates a pending record without roles for an unknown identity, once', async () => {
    const user = await me({ uid: 'u1', email: 'anne@pignon.test', name: 'Anne Le Gall', emailVerified: false });
    expect(user).toMatchObject({
      loginEmail: 'anne@pignon.test',
      firstName: 'Anne',
      lastName: 'Le Gall',
      status: 'PENDING',
      active: false,
      roles: [],
    });
    expect((await me({ uid: 'u1', email: 'anne@pignon.test' })).createdTime).toBe(user.createdTime);
    expect(await world.db.query(sql`select 1 as one from app_user`)).toHaveLength(1);
  });

  it('creates one record when the first calls come at the same time', async () => {
    for (let round = 0; round < 12; round += 1) {
      const identity = { uid: `u${round}`, email: `anne${round}@pignon.test` };
      const users = await Promise.all(Array.from({ length: 8 }, () => me(identity)));
      expect(new Set(users.map(({ createdTime }) => createdTime)).size).toBe(1);
    }
    const auditRows = await world.db.query<{ ref: string }>(sql`select ref from audit_entry where action = 'CREATE'`);
    expect(auditRows).toHaveLength(12);
  });

  it('is read once per call', async () => {
    await world.signIn([], { email: 'anne@pignon.test' });
    const identity = { uid: 'uid of anne@pignon.test', email: 'anne@pignon.test', signedInAt: Date.now() };
    // the first call of a session records it
    await me(identity);
    await world.app.sessionRecorder.idle();
    const spies = [jest.spyOn(world.db, 'query'), jest.spyOn(world.db, 'tx')];
    await me(identity);
    // a transaction has queries of its own
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    for (const spy of spies) spy.mockRestore();
  });

  it('gives a record without identity to the identity that verifies its address', async () => {
    await insertUsers(world.db, [{ loginEmail: 'paul@pignon.test', roles: ['MANAGER'], status: 'ACTIVE' }]);
    expect(await refused({ uid: 'thief', email: 'paul@pignon.test', emailVerified: false })).toBe('ACCOUNT_NOT_ACTIVE');
    expect(await uidOf('paul@pignon.test')).toBeNull();
    expect(await me({ uid: 'paul', email: 'paul@pignon.test', emailVerified: true })).toMatchObject({ active: true });
    expect(await uidOf('paul@pignon.test')).toBe('paul');
  });

  it('never moves a bound record to an identity with an unverified address', async () => {
    await world.signIn(['MANAGER'], { email: 'claire@pignon.test' });
    const otherIdentity = { uid: 'thief', email: 'claire@pignon.test', emailVerified: false };
    expect(await refused(otherIdentity)).toBe('ACCOUNT_NOT_ACTIVE');
    expect((await world.call('GET user', { token: tokenOf(otherIdentity) })).status).toBe(403);
    expect(await uidOf('claire@pignon.test')).toBe('uid of claire@pignon.test');
  });

  it('is active once the operator admits a user who signed up before', async () => {
    await me({ uid: 'u1', email: 'anne@pignon.test', emailVerified: false });
    expect(await admit(world.db, { email: 'anne@pignon.test', roles: ['MANAGER'], uid: null })).toEqual({
      bound: true,
    });
    const token = tokenOf({ uid: 'u1', email: 'anne@pignon.test', emailVerified: false });
    expect((await world.call('GET user', { token })).status).toBe(200);
    const journal = await world.db.query(sql`select action, user_email, source, address from audit_entry order by id`);
    expect(journal).toEqual([
      { action: 'CREATE', user_email: 'anne@pignon.test', source: 'API', address: '127.0.0.1' },
      { action: 'ROLES', user_email: 'user:admit', source: 'JOB', address: null },
    ]);
  });
});

describe('user', () => {
  it('lists active users by name, inactive ones on request, without their identities', async () => {
    await insertUsers(world.db, [
      { loginEmail: 'b@pignon.test', lastName: 'Élissalde', status: 'ACTIVE' },
      { loginEmail: 'a@pignon.test', lastName: 'Zubieta', status: 'ACTIVE', uid: 'z' },
      { loginEmail: 'c@pignon.test', lastName: 'Aguerre', status: 'CLOSED' },
    ]);
    const token = tokenOf({ uid: 'z', email: 'a@pignon.test' });
    const names = async (query: string) => {
      const users: User[] = (await world.call(`GET user${query}`, { token })).body;
      expect(users[0]).not.toHaveProperty('uid');
      return users.map(({ lastName }) => lastName);
    };
    expect(await names('')).toEqual(['Élissalde', 'Zubieta']);
    expect(await names('?includeInactive=false')).toEqual(['Élissalde', 'Zubieta']);
    expect(await names('?includeInactive=true')).toEqual(['Aguerre', 'Élissalde', 'Zubieta']);
  });
});
