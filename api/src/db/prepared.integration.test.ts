import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import { readContact } from '../modules/contact/contact-read.repo';
import { readEvent } from '../modules/event/event-read.repo';
import { readMandates } from '../modules/mandate/mandate-read.repo';
import { readProperty } from '../modules/property/property-read.repo';
import { findSignIns } from '../modules/user/user.repo';
import type { Db, Queryable } from './db';
import { prepared } from './prepared';

/** Every prepared statement of the product, by the table whose columns it returns. */
const READS: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  app_user: (tx) => findSignIns(tx, [{ uid: 'nobody', second: 0, browserId: null }]),
  contact: (tx) => readContact(tx, 0),
  event: (tx) => readEvent(tx, 0),
  mandate: (tx) => readMandates(tx, [0]),
  property: (tx) => readProperty(tx, 'none'),
};

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

  it.each(Object.entries(READS))(
    'of %s go on in their connection once a migration added a column',
    async (table, read) => {
      await db.tx(async (tx) => {
        const before = await read(tx);
        const main = `from ${table}\\M(?!.*\\mfrom\\M)`;
        const kept = await tx.query(sql`select 1 from pg_prepared_statements where statement ~ ${main}`);
        expect(kept).toHaveLength(db.engine === 'postgres' ? 1 : 0);
        await tx.script(`alter table ${table} add column added_meanwhile text`);
        expect(await read(tx)).toEqual(before);
        await tx.script(`alter table ${table} drop column added_meanwhile`);
        expect(await read(tx)).toEqual(before);
      });
    },
  );
});
