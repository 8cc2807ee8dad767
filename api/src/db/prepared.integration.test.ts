import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from './db';
import { prepared } from './prepared';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

describe('prepared statements', () => {
  it('are parsed once per connection and return the rows of each call', async () => {
    const [answers, kept] = await db.tx(async (tx) => {
      const rows: { value: number }[] = [];
      for (const value of [1, 2, 3])
        rows.push(...(await tx.query<{ value: number }>(prepared(sql`select ${value}::int as value`))));
      const statements = await tx.query<{ statement: string }>(
        sql`select statement from pg_prepared_statements where statement like 'select $1::int as value%'`,
      );
      return [rows, statements] as const;
    });
    expect(answers.map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(kept).toHaveLength(db.engine === 'postgres' ? 1 : 0);
  });

  it('see columns that a migration added meanwhile', async () => {
    const read = () => db.tx((tx) => tx.query(prepared(sql`select title from property where reference = ${'none'}`)));
    await read();
    await db.script('alter table property add column added_meanwhile text');
    expect(await read()).toEqual([]);
    await db.script('alter table property drop column added_meanwhile');
    expect(await read()).toEqual([]);
  });
});
