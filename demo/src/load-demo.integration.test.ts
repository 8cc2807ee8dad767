import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sql, { raw } from 'sql-template-tag';
import { emptyDb, openTestDb } from '../../api/test/test-db';
import type { Db } from '../../api/src/db/db';
import { findToReview } from '../../api/src/modules/contact/review/review-contact.repo';
import type { MediaStore } from '../../api/src/modules/media/store/media-store';
import { loadDemo, type LoadDemoOptions } from './load-demo';
import { DEMO_PASSWORD } from './people/users';
import { PICTURES } from './pictures/picture-index';

let db: Db;

/** Keeps media in memory. */
function memoryStore(): MediaStore {
  const picturesByName = new Map<string, Buffer>();
  return {
    read: (key, size) => Promise.resolve(picturesByName.get(`${key} ${size}`) ?? null),
    open: (key, size) => {
      const bytes = picturesByName.get(`${key} ${size}`);
      return Promise.resolve(bytes ? Readable.from([bytes]) : null);
    },
    has: (key, size) => Promise.resolve(picturesByName.has(`${key} ${size}`)),
    write: (key, size, bytes) => Promise.resolve(void picturesByName.set(`${key} ${size}`, Buffer.from(bytes))),
    writeFile: async (key, size, file) => void picturesByName.set(`${key} ${size}`, await readFile(file)),
    remove: (key) => Promise.resolve(void picturesByName.delete(`${key} ORIGINAL`)),
  };
}

/** One photo of each kind is enough to link photos to properties. */
const pictures = PICTURES.filter(({ file }) => file.endsWith('-01.webp'));
const options = (changes: Partial<LoadDemoOptions> = {}): LoadDemoOptions => ({
  db,
  mediaStore: memoryStore(),
  referenceDate: new Date('2026-11-21T10:00:00Z'),
  pictures,
  ...changes,
});
const total = async (table: string) =>
  (await db.query<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`))[0]?.count;

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.script('truncate loaded_set');
  await emptyDb(db);
});

describe('loading the demonstration agency', () => {
  it('fills an empty database once; every property has a picture', async () => {
    expect(await loadDemo(options())).toMatchObject({ loaded: true, reason: 'LOADED' });
    const counts = await Promise.all(['app_user', 'property', 'contact', 'mandate', 'visit'].map(total));
    expect(counts).toEqual([12, 600, 1500, 450, 800]);
    const bare = await db.query(sql`select reference from property p where not exists
      (select 1 from media m where m.owner = 'property' and m.owner_ref = p.reference)`);
    expect(bare).toEqual([]);
    const [register] = await db.query<{ last: number; count: number }>(sql`select max(register_number) as last,
      count(register_number)::int as count from mandate`);
    expect(register?.last).toBe(register?.count);
    const ahead = await db.query(sql`select 1 from event where created_time > '2026-11-21T23:59:59Z'`);
    expect(ahead).toEqual([]);
    const { page } = await findToReview(db, { pageSize: 1, pageNumber: 0 }, '2026-11-21');
    expect(page.totalElements).toBeGreaterThanOrEqual(24);
    expect(await loadDemo(options())).toMatchObject({ loaded: false, reason: 'ALREADY_LOADED' });
    expect(await total('property')).toBe(600);
  }, 120_000);

  it('leaves the database empty when it is interrupted', async () => {
    let statements = 0;
    const breaking: Db = {
      ...db,
      tx: (work) =>
        db.tx((tx) =>
          work({
            ...tx,
            query: (statement) =>
              (statements += 1) > 60 ? Promise.reject(new Error('power cut')) : tx.query(statement),
          }),
        ),
    };
    await expect(loadDemo(options({ db: breaking }))).rejects.toThrow('power cut');
    expect(await Promise.all(['property', 'contact', 'app_user', 'loaded_set'].map(total))).toEqual([0, 0, 0, 0]);
    expect(statements).toBeGreaterThan(60);
  }, 120_000);

  it('creates the accounts each time, even when they exist', async () => {
    const accounts = new Map<string, object>();
    const auth = {
      createUser: (user: { uid?: string }) => {
        const uid = user.uid ?? '';
        if (accounts.has(uid))
          return Promise.reject(Object.assign(new Error('exists'), { code: 'auth/uid-already-exists' }));
        accounts.set(uid, user);
        return Promise.resolve(user);
      },
      updateUser: (uid: string, user: object) => Promise.resolve(void accounts.set(uid, user)),
    } as unknown as NonNullable<LoadDemoOptions['auth']>;
    await db.query(sql`insert into loaded_set (name) values ('demo-agency')`);
    await loadDemo(options({ auth }));
    await loadDemo(options({ auth }));
    expect(accounts.size).toBe(12);
    expect(accounts.get('demo-manager')).toMatchObject({
      email: 'manager@pignon.test',
      emailVerified: true,
      password: DEMO_PASSWORD,
    });
  });
});
