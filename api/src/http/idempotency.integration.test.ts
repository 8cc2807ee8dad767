import sql from 'sql-template-tag';
import { emptyDb, openTestDb } from '../../test/test-db';
import type { Db, Queryable } from '../db/db';
import { runIdempotent, type IdempotentRequest } from './idempotency';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => emptyDb(db));
afterAll(() => db.close());

const idempotentRequest = (overrides: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  key: 'key-1',
  user: 'anne@pignon.test',
  call: 'POST contact',
  input: { lastName: 'Le Gall' },
  ...overrides,
});

async function count(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ last: number }>(sql`
    insert into reference_counter (prefix, last_number) values ('T', 1)
    on conflict (prefix) do update set last_number = reference_counter.last_number + 1 returning last_number as last`);
  return row?.last ?? 0;
}

describe('a request with an idempotency key', () => {
  it('gets the first response again and creates nothing', async () => {
    expect(await runIdempotent(db, idempotentRequest(), count)).toBe(1);
    expect(await runIdempotent(db, idempotentRequest(), count)).toBe(1);
    expect(await runIdempotent(db, idempotentRequest({ key: 'key-2' }), count)).toBe(2);
    expect(await runIdempotent(db, idempotentRequest({ key: undefined }), count)).toBe(3);
  });

  it('creates once when it is sent several times at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => runIdempotent(db, idempotentRequest(), count)));
    expect(answers).toEqual(Array(8).fill(1));
  });

  it('is refused when the key belongs to another request', async () => {
    await runIdempotent(db, idempotentRequest(), count);
    for (const other of [{ input: { lastName: 'Martin' } }, { call: 'POST property' }]) {
      await expect(runIdempotent(db, idempotentRequest(other), count)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/^Une première demande, restée sans réponse, a été enregistrée/) as string,
        details: { errors: [{ path: 'Idempotency-Key' }] },
      });
    }
    expect(await runIdempotent(db, idempotentRequest({ user: 'paul@pignon.test' }), count)).toBe(2);
  });

  it('frees the key when it fails', async () => {
    await expect(
      runIdempotent(db, idempotentRequest(), async (tx) => {
        await count(tx);
        throw new Error('in the middle');
      }),
    ).rejects.toThrow('in the middle');
    expect(await runIdempotent(db, idempotentRequest(), count)).toBe(1);
  });

  it.each(['', 'with space', 'é', 'x'.repeat(201)])('is refused with the key %j', async (key) => {
    await expect(runIdempotent(db, idempotentRequest({ key }), count)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
