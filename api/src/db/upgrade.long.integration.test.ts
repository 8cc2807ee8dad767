import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import {
  GROUP,
  insertEarlierRows,
  presentValues,
  storedValues,
  type EarlierRow,
} from '../../test/upgrade/earlier-rows';
import { startWorld, tokenOf, type World } from '../../test/world';
import { findUpwards } from './find-upwards';
import { migrate, migrateIn } from './migrate';

const DIR = findUpwards('migrations', import.meta.url);
const FILES = readdirSync(DIR)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Statements of the file itself, not of functions that it creates. */
const CHANGES_ROWS = /^(?:update|insert into|delete from|with|do) /m;
/** The first five files are the first schema. */
const FIRST_SCHEMA = '005-platform.sql';

/** The first schema, and each schema just before a migration that changes rows. */
const EARLIER = FILES.filter((name, index) => {
  const next = FILES[index + 1];
  if (name <= FIRST_SCHEMA || next === undefined) return name === FIRST_SCHEMA;
  return CHANGES_ROWS.test(readFileSync(join(DIR, next), 'utf8'));
});

/** Calls that read the existing rows; each response is validated by its schema. */
const READS: [key: string, body?: object][] = [
  ['GET property/V26-00001'],
  ['GET property/V26-00001/compliance'],
  ['GET property/V26-00001/history'],
  ['GET property/V26-00001/feedback'],
  ['GET property/V26-00001/market'],
  ['POST property/find', {}],
  ['GET contact/1'],
  ['GET contact/1/timeline'],
  ['GET contact/1/export'],
  ['POST contact/find', {}],
  ['GET mandate/1'],
  ['GET mandate/2'],
  ['GET mandate/3'],
  ['POST mandate/find', {}],
  ['GET mandate/register'],
  [`GET visit/group/${GROUP}`],
  ['POST visit/find', {}],
  ['POST event', {}],
  ['GET event/1'],
  ['POST proposal/find', { dto: { contactId: 2 } }],
  ['GET media/property/V26-00001'],
  ['GET agency'],
  ['GET user'],
  ['GET user/me/view?area=property'],
  ['GET audit'],
  ['GET sync'],
];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('covers each schema whose rows a later migration changes', () => {
  expect(EARLIER).toEqual(expect.arrayContaining(['014-activity.sql', '082-agent-signatures.sql']));
  expect(EARLIER.length).toBeGreaterThan(10);
});

describe.each(EARLIER)('an installation of %s', (version) => {
  let earlierRows: EarlierRow[];
  beforeAll(async () => {
    const { db } = world;
    await db.script('drop schema public cascade; create schema public');
    await db.tx((tx) => migrateIn(tx, { until: version }));
    earlierRows = await db.tx((tx) => insertEarlierRows(tx, version));
    await migrate(db);
  });

  it('keeps its rows, no more and no fewer, through later migrations', async () => {
    for (const table of new Set(earlierRows.map((row) => row.table))) {
      const [row] = await world.db.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`);
      expect([table, row?.n]).toEqual([table, earlierRows.filter((one) => one.table === table).length]);
    }
  });

  it('keeps every value in the present format', async () => {
    for (const row of earlierRows) {
      const { table } = row;
      const [expected, found] = [await presentValues(world.db, row), await storedValues(world.db, row)];
      // migrations add keys to documents
      expect({ table, found }).toEqual({
        table,
        found: expect.arrayContaining([expect.objectContaining(expected)]) as unknown,
      });
    }
  });

  it('is readable by the present program', async () => {
    const token = tokenOf({ uid: 'nora', email: 'nora@pignon.test' });
    const refused: unknown[] = [];
    for (const [key, body] of READS) {
      const answer = await world.call(key, { token, ...(body && { body }) });
      if (answer.status !== 200) refused.push([key, answer.status, answer.body]);
    }
    expect(refused).toEqual([]);
  });
});
