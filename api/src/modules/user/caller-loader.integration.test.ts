import sql from 'sql-template-tag';
import { emptyDb, openTestDb } from '../../../test/test-db';
import type { Db } from '../../db/db';
import { createCallerLoader } from './caller-loader';
import { insertUsers } from './user.repo';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  await emptyDb(db);
  await insertUsers(db, [
    { loginEmail: 'anne@pignon.test', uid: 'anne', status: 'ACTIVE' },
    { loginEmail: 'paul@pignon.test', uid: 'paul', status: 'ACTIVE' },
  ]);
});
afterAll(() => db.close());

const signIn = (uid: string, signedInAt = Date.parse('2026-11-29T09:14:27.500Z')) => ({
  uid,
  signedInAt,
  browserId: null,
});

describe('the caller of a request', () => {
  it('is read in one query for all requests of the same moment', async () => {
    const querySpy = jest.spyOn(db, 'query');
    const callers = createCallerLoader(db);
    const found = await Promise.all(['anne', 'paul', 'nobody', 'anne'].map((uid) => callers.load(signIn(uid))));
    expect(found.map(({ user }) => user?.loginEmail)).toEqual([
      'anne@pignon.test',
      'paul@pignon.test',
      undefined,
      'anne@pignon.test',
    ]);
    expect(querySpy).toHaveBeenCalledTimes(1);
  });

  it('is read at every request, so that a suspension takes effect at once', async () => {
    const callers = createCallerLoader(db);
    expect((await callers.load(signIn('anne'))).user?.active).toBe(true);
    await db.query(sql`update app_user set status = 'SUSPENDED' where uid = 'anne'`);
    expect((await callers.load(signIn('anne'))).user?.active).toBe(false);
  });

  it('is read together with its own session only, by the second of the sign-in', async () => {
    await db.query(sql`insert into user_session
      (user_email, uid, signed_in_time, first_seen_time, last_seen_time, ended_time) values
      ('anne@pignon.test', 'anne', '2026-11-29T09:14:27Z', now(), now(), now()),
      ('anne@pignon.test', 'anne', '2026-11-29T09:14:28Z', now(), now(), null)`);
    const querySpy = jest.spyOn(db, 'query');
    const callers = createCallerLoader(db);
    const second = (text: string) => Date.parse(`2026-11-29T09:14:${text}Z`);
    const signIns = [
      signIn('anne', second('27.999')),
      signIn('anne', second('28')),
      signIn('anne', second('26')),
      signIn('paul', second('27')),
    ];
    const found = await Promise.all(signIns.map((each) => callers.load(each)));
    expect(found.map(({ user, sessionEnded }) => [user?.loginEmail, sessionEnded])).toEqual([
      ['anne@pignon.test', true],
      ['anne@pignon.test', false],
      ['anne@pignon.test', false],
      ['paul@pignon.test', false],
    ]);
    expect(querySpy).toHaveBeenCalledTimes(1);
    querySpy.mockRestore();
  });

  it('is read with the second factor of the account and of the session, of several browsers in one query', async () => {
    const [desk, phone] = ['0b5a4f0e-3a6f-4c53-9d1e-6a1f0d9f8c11', '6ef1d6f0-2a55-4c1b-8b0c-9d2f7a3c5e22'];
    await db.query(sql`insert into user_second_factor (user_email, secret, enrolled_time)
      values ('anne@pignon.test', '\\x00', now() - interval '1 day')`);
    await db.query(sql`insert into user_session
      (user_email, uid, signed_in_time, browser_id, first_seen_time, last_seen_time, verified_time) values
      ('anne@pignon.test', 'anne', '2026-11-29T09:14:27Z', ${desk}::uuid, now(), now(), now())`);
    const querySpy = jest.spyOn(db, 'query');
    const callers = createCallerLoader(db);
    const later = Date.parse('2026-11-29T10:00:00Z');
    const signIns = [
      { ...signIn('anne'), browserId: desk },
      { ...signIn('anne'), browserId: phone },
      signIn('anne'),
      { ...signIn('anne', later), browserId: desk },
      { ...signIn('anne', later), browserId: phone },
      signIn('anne', later),
      { ...signIn('paul', later), browserId: desk },
    ];
    const found = await Promise.all(signIns.map((each) => callers.load(each)));
    expect(found.map(({ secondFactor }) => secondFactor)).toEqual([
      { enrolled: true, verified: true },
      { enrolled: true, verified: false },
      { enrolled: true, verified: false },
      { enrolled: true, verified: true },
      { enrolled: true, verified: false },
      { enrolled: true, verified: false },
      { enrolled: false, verified: false },
    ]);
    expect(querySpy).toHaveBeenCalledTimes(1);
    querySpy.mockRestore();
  });

  it('is a failure for every waiting request when the database is down', async () => {
    const callers = createCallerLoader(db);
    jest.spyOn(db, 'query').mockRejectedValueOnce(new Error('away'));
    await expect(callers.load(signIn('anne'))).rejects.toThrow('away');
    expect((await callers.load(signIn('anne'))).user?.loginEmail).toBe('anne@pignon.test');
  });
});
