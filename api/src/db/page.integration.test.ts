import sql from 'sql-template-tag';
import { openTestDb } from '../../test/test-db';
import type { Db } from './db';
import { nearestCut, orderBy, type PageRequest } from './page';

const LENGTH = 12_345;
const LIST = sql`(select g as k, nullif(g % 7, 0) as v from generate_series(1, ${LENGTH}::int) g) list`;
const COLUMNS = { v: { column: sql`v`, nullable: true } };
const KEY = sql`k`;
const countQuery = sql`select count(*)::int as total from ${LIST}`;

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

async function readPage(request: PageRequest<'v'>): Promise<number[]> {
  const { sql: pageClause } = await nearestCut(db, request, COLUMNS, { key: KEY, countQuery });
  const rows = await db.query<{ k: number }>(
    sql`select k from (select k, v from ${LIST} ${pageClause}) page ${orderBy(request, COLUMNS, KEY)}`,
  );
  return rows.map(({ k }) => k);
}

it.each(['ASC', 'DESC'] as const)('cuts the same pages from either end, %s', async (direction) => {
  const order = { property: 'v' as const, direction };
  const all = await db.query<{ k: number }>(sql`select k from ${LIST} ${orderBy({ order }, COLUMNS, KEY)}`);
  const keys = all.map(({ k }) => k);
  for (const pageNumber of [0, 1, 7, 8, 9, 12, 16, 17, 18, 40]) {
    const page = await readPage({ pageNumber, pageSize: 700, order });
    expect({ pageNumber, page }).toEqual({ pageNumber, page: keys.slice(pageNumber * 700, (pageNumber + 1) * 700) });
  }
});

it('counts rows only for a distant page, and never skips more than half of the list', async () => {
  const order = { property: 'v' as const, direction: 'DESC' as const };
  const pageClause = (pageNumber: number) =>
    nearestCut(db, { pageNumber, pageSize: 100, order }, COLUMNS, { key: KEY, countQuery });
  expect((await pageClause(49)).total).toBeUndefined();
  expect((await pageClause(50)).total).toBe(LENGTH);
  for (const pageNumber of [50, 61, 62, 100, 123]) {
    const offset = Number((await pageClause(pageNumber)).sql.values.at(-1));
    expect(offset).toBeLessThanOrEqual(LENGTH / 2);
  }
});
