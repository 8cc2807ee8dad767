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

describe('the caller of a request', () => {
  it('is read in one query for all requests of the same moment', async () => {
    const querySpy = jest.spyOn(db, 'query');
    const callers = createCallerLoader(db);
    const found = await Promise.all(['anne', 'paul', 'nobody', 'anne'].map((uid) => callers.load(uid)));
    expect(found.map((user) => user?.loginEmail)).toEqual([
      'anne@pignon.test',
      'paul@pignon.test',
      undefined,
      'anne@pignon.test',
    ]);
    expect(querySpy).toHaveBeenCalledTimes(1);
  });

  it('is read at every request, so that a suspension takes effect at once', async () => {
    const callers = createCallerLoader(db);
    expect((await callers.load('anne'))?.active).toBe(true);
    await db.query(sql`update app_user set status = 'SUSPENDED' where uid = 'anne'`);
    expect((await callers.load('anne'))?.active).toBe(false);
  });

  it('is a failure for every waiting request when the database is down', async () => {
    const callers = createCallerLoader(db);
    jest.spyOn(db, 'query').mockRejectedValueOnce(new Error('away'));
    await expect(callers.load('anne')).rejects.toThrow('away');
    expect((await callers.load('anne'))?.loginEmail).toBe('anne@pignon.test');
  });
});
