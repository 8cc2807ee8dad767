import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import sql from 'sql-template-tag';
import { startWorld, tokenOf, type Answer, type World } from '../../../test/world';
import { versionTag } from '../../../test/version-tag';
import type { Sessions } from '../../auth/identity';
import { changeUser } from './change-user.service';
import { endWaitingSessions } from './end-sessions.service';

let world: World;
let endedUids: string[];
let isServiceDown = false;
const sessions: Sessions = {
  remove: () => Promise.reject(new Error('nobody asked for that')),
  end: (uid) =>
    isServiceDown ? Promise.reject(new Error('identity service away')) : Promise.resolve(void endedUids.push(uid)),
};

beforeAll(async () => {
  world = await startWorld({ sessions });
});
beforeEach(async () => {
  await world.empty();
  [endedUids, isServiceDown] = [[], false];
});
afterAll(() => world.close());

const signIn = (name: string, ...roles: Role[]) => world.signIn(roles, { email: `${name}@pignon.test` });
const patch = (token: string, name: string, body: object, version: number | string = 1): Promise<Answer> =>
  world.call(`PATCH user/${name === 'me' ? 'me' : `${name}@pignon.test`}`, {
    token,
    body,
    headers: { 'if-match': `"${version}"` },
  });
const paulsToken = (signedInAt: number): string =>
  tokenOf({ uid: 'uid of paul@pignon.test', email: 'paul@pignon.test', signedInAt });
/** The token of Paul, who signed in a minute ago, which every process trusts. */
const earlierToken = () => paulsToken(Date.now() - 60_000);
const journal = () => world.db.query(sql`select user_email, action, ref, changes from audit_entry order by id`);
const waiting = () => world.db.query(sql`select uid, attempts, last_error from identity_revocation`);

describe('one’s own profile', () => {
  it('is changed by its owner only, in any role, and journaled', async () => {
    const token = await signIn('anne');
    const body = { firstName: ' Anne ', phoneNumbers: ['06 12 34 56 78', ' ', '+33612345678'] };
    const answer = await patch(token, 'me', body);
    expect(answer.status).toBe(200);
    expect(answer.headers['etag']).toEqual(versionTag(2));
    expect(answer.body).toMatchObject({ loginEmail: 'anne@pignon.test', firstName: 'Anne', version: 2, roles: [] });
    expect(answer.body).not.toHaveProperty('uid');
    expect(await journal()).toEqual([
      {
        user_email: 'anne@pignon.test',
        action: 'UPDATE',
        ref: 'anne@pignon.test',
        changes: [
          { path: 'firstName', before: '', after: 'Anne' },
          { path: 'phoneNumbers', before: [], after: ['+33612345678'] },
        ],
      },
    ]);
  });

  it.each([
    [{ roles: ['MANAGER'] }, 'roles'],
    [{ status: 'ACTIVE' }, 'status'],
    [{ phoneNumbers: ['douze'] }, 'phoneNumbers.0'],
    [{ photoURL: 'javascript:alert(1)' }, 'photoURL'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
  ])('refuses %o', async (body, path) => {
    const { status, body: problem } = await patch(await signIn('anne'), 'me', body);
    expect(status).toBe(422);
    expect(problem).toMatchObject({ errors: [{ path }] });
  });

  it('requires its version, is not overwritten, and is not written when nothing differs', async () => {
    const token = await signIn('anne');
    expect((await world.call('PATCH user/me', { token, body: { lastName: 'A' } })).status).toBe(428);
    const stale = await patch(token, 'me', { lastName: 'A' }, 7);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { loginEmail: 'anne@pignon.test', version: 1 } });
    expect((await patch(token, 'me', { lastName: '' })).status).toBe(304);
    expect(await journal()).toEqual([]);
  });

  it('returns the author of a conflicting change', async () => {
    const [token, manager] = [await signIn('anne'), await signIn('manager', 'MANAGER')];
    expect((await patch(manager, 'anne', { lastName: 'Etxeberria' })).status).toBe(200);
    const { body } = await patch(token, 'me', { lastName: 'A' });
    expect(body).toMatchObject({ code: 'STALE', writer: { user: 'manager@pignon.test' } });
  });
});

describe('a user changed by an administrator', () => {
  it('gets roles and a status, with a journal entry that names them', async () => {
    const token = await signIn('manager', 'MANAGER');
    await world.signIn([], { email: 'paul@pignon.test', status: 'PENDING' });
    const answer = await patch(token, 'PAUL', { roles: ['SYNCHRO', 'NEGOTIATOR', 'SYNCHRO'], active: true });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ roles: ['NEGOTIATOR', 'SYNCHRO'], status: 'ACTIVE', active: true, version: 2 });
    expect(await journal()).toMatchObject([
      { user_email: 'manager@pignon.test', action: 'ROLES', ref: 'paul@pignon.test' },
    ]);
    expect((await patch(token, 'paul', { roles: ['SYNCHRO', 'NEGOTIATOR'] }, 2)).status).toBe(304);
    expect(endedUids).toEqual([]);
  });

  it('gets the capacity to sign for the agency, with its number', async () => {
    const [manager, paul] = [await signIn('manager', 'MANAGER'), await signIn('paul', 'NEGOTIATOR')];
    const signingRight = { agentCapacity: 'EMPLOYEE', agentCredential: ' ADC 64 ' };
    expect((await patch(paul, 'me', signingRight)).status).toBe(422);
    const response = await patch(manager, 'paul', signingRight);
    expect(response.body).toMatchObject({ agentCapacity: 'EMPLOYEE', agentCredential: 'ADC 64', version: 2 });
    const cardHolder = await patch(manager, 'paul', { agentCapacity: 'HOLDER' }, 2);
    expect(cardHolder.body).toMatchObject({ agentCapacity: 'HOLDER', agentCredential: null });
    expect((await patch(manager, 'paul', { agentCapacity: 'NOTARY' }, 3)).status).toBe(422);
  });

  it('is refused from the next call on when suspended, and signed out everywhere', async () => {
    const [manager, paul] = [await signIn('manager', 'MANAGER'), await signIn('paul', 'NEGOTIATOR')];
    expect((await world.call('GET user', { token: paul })).status).toBe(200);
    expect((await patch(manager, 'paul', { status: 'SUSPENDED' })).status).toBe(200);
    const { status, body } = await world.call('GET user', { token: paul });
    expect([status, body]).toMatchObject([403, { code: 'ACCOUNT_NOT_ACTIVE' }]);
    expect(endedUids).toEqual(['uid of paul@pignon.test']);
    expect(await waiting()).toEqual([]);
    expect(await journal()).toMatchObject([{ action: 'STATUS' }]);
  });

  it('is refused when suspended also with a session that began later', async () => {
    const [manager] = [await signIn('manager', 'MANAGER'), await signIn('paul', 'NEGOTIATOR')];
    expect((await patch(manager, 'paul', { status: 'SUSPENDED' })).status).toBe(200);
    const { status, body } = await world.call('GET user', { token: paulsToken(Date.now() + 1_000) });
    expect([status, body]).toMatchObject([403, { code: 'ACCOUNT_NOT_ACTIVE' }]);
  });

  it('stays suspended while the identity service is down, and its sessions are ended later', async () => {
    const [manager, paul] = [await signIn('manager', 'MANAGER'), await signIn('paul', 'NEGOTIATOR')];
    isServiceDown = true;
    expect((await patch(manager, 'paul', { status: 'CLOSED' })).status).toBe(200);
    expect((await world.call('GET user', { token: paul })).status).toBe(403);
    const uid = 'uid of paul@pignon.test';
    expect(await waiting()).toEqual([{ uid, attempts: 1, last_error: 'identity service away' }]);
    expect(await endWaitingSessions(world.db, sessions)).toEqual({ ended: 0, waiting: 1 });
    isServiceDown = false;
    expect(await endWaitingSessions(world.db, sessions)).toEqual({ ended: 1, waiting: 0 });
    expect(endedUids).toEqual([uid]);
    expect(await waiting()).toEqual([]);
  });

  it('keeps their sessions when they are reactivated before the service was reached', async () => {
    const manager = await signIn('manager', 'MANAGER');
    await signIn('paul', 'NEGOTIATOR');
    isServiceDown = true;
    await patch(manager, 'paul', { active: false });
    await patch(manager, 'paul', { active: true }, 2);
    expect(await waiting()).toEqual([]);
    expect((await world.call('GET user', { token: earlierToken() })).status).toBe(200);
  });

  it.each(['at once', 'by the job'])(
    'signs in again when reactivated after their sessions were ended %s',
    async (by) => {
      const [manager, token] = [await signIn('manager', 'MANAGER'), earlierToken()];
      await signIn('paul', 'NEGOTIATOR');
      isServiceDown = by === 'by the job';
      await patch(manager, 'paul', { active: false });
      isServiceDown = false;
      await endWaitingSessions(world.db, sessions);
      expect((await world.call('GET user/me', { token })).body).toMatchObject({
        code: 'ACCOUNT_NOT_ACTIVE',
        detail: 'SUSPENDED',
      });
      await patch(manager, 'paul', { active: true }, 2);
      expect((await world.call('GET user', { token })).status).toBe(401);
      const next = tokenOf({ uid: 'uid of paul@pignon.test', email: 'paul@pignon.test' });
      expect((await world.call('GET user', { token: next })).status).toBe(200);
    },
  );

  it.each([
    ['nobody', {}, 404],
    ['paul', { roles: ['BOSS'] }, 422],
    ['paul', { loginEmail: 'other@pignon.test' }, 422],
    ['paul', { active: true, status: 'CLOSED' }, 422],
    ['not-an-address/', {}, 404],
  ])('is refused for %s with %o: %i', async (name, body, status) => {
    const token = await signIn('manager', 'MANAGER');
    await signIn('paul');
    expect((await patch(token, name, body)).status).toBe(status);
    expect(await journal()).toEqual([]);
  });

  it('requires the base version', async () => {
    const token = await signIn('manager', 'MANAGER');
    await signIn('paul');
    const key = 'PATCH user/paul@pignon.test';
    expect((await world.call(key, { token, body: { roles: [] } })).status).toBe(428);
    expect((await world.call(key, { token, body: { roles: [] }, headers: { 'if-match': '*' } })).status).toBe(428);
    const { status, body } = await patch(token, 'paul', { roles: ['SYNCHRO'] }, 2);
    expect([status, body]).toMatchObject([412, { current: { loginEmail: 'paul@pignon.test', roles: [] } }]);
  });
});

describe('roles', () => {
  it('are not granted to oneself', async () => {
    const token = await signIn('manager', 'MANAGER');
    const { status, body } = await patch(token, 'manager', { roles: ['MANAGER', 'SYNCHRO'] });
    expect([status, body]).toMatchObject([403, { message: expect.stringContaining('s’attribuer un rôle') as string }]);
  });

  it('of a manager cannot be granted or removed by support', async () => {
    const token = await signIn('support', 'SUPPORT');
    await signIn('manager', 'MANAGER');
    await signIn('other', 'MANAGER');
    await signIn('paul', 'NEGOTIATOR');
    for (const [name, body] of [
      ['paul', { roles: ['NEGOTIATOR', 'MANAGER'] }],
      ['manager', { roles: [] }],
      ['manager', { status: 'SUSPENDED' }],
    ] as const)
      expect((await patch(token, name, body)).status).toBe(403);
    expect((await patch(token, 'paul', { roles: ['NEGOTIATOR', 'SYNCHRO'] })).status).toBe(200);
    expect((await patch(token, 'manager', { lastName: 'Aguerre' })).status).toBe(200);
  });

  it('keep one active manager', async () => {
    const token = await signIn('manager', 'MANAGER');
    await world.signIn(['MANAGER'], { email: 'gone@pignon.test', status: 'SUSPENDED' });
    for (const body of [{ roles: [] }, { status: 'CLOSED' }, { active: false }]) {
      const answer = await patch(token, 'manager', body);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ message: 'L’agence doit garder au moins un responsable actif.' });
    }
  });

  it('keep one active manager when two demote each other at the same instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.empty();
      await Promise.all([signIn('a', 'MANAGER'), signIn('b', 'MANAGER')]);
      const demote = (by: string, target: string) =>
        world.db.tx((tx) =>
          changeUser(
            tx,
            { user: `${by}@pignon.test`, source: 'UI', requestId: null },
            { loginEmail: `${target}@pignon.test`, version: 1, patch: { roles: [] } },
          ),
        );
      const outcomes = await Promise.allSettled([demote('a', 'b'), demote('b', 'a')]);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { code: 'CONFLICT' } }]);
      expect(await world.db.query(sql`select 1 from app_user where roles @> array['MANAGER']`)).toHaveLength(1);
    }
  });
});

describe('the list of users', () => {
  it('is limited', async () => {
    const token = await signIn('anne');
    await world.db.query(sql`insert into app_user (login_email, email)
      select 'n' || n || '@pignon.test', 'n@pignon.test' from generate_series(1, 1100) n`);
    const users: User[] = (await world.call('GET user?includeInactive=true', { token })).body;
    expect(users).toHaveLength(1000);
  });
});
