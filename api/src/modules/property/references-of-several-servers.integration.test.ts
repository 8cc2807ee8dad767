import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { databaseAt, preparedDatabase } from '../../../test/prepare-database';
import { openTestDb } from '../../../test/test-db';
import type { Db } from '../../db/db';
import { openPostgres } from '../../db/postgres';
import { loadCommunes } from '../../places/communes';
import { createProperty } from './property.service';

const prepared = preparedDatabase();

(prepared.engine === 'postgres' ? describe : describe.skip)('two servers on one database', () => {
  let firstDb: Db;
  let secondDb: Db;

  beforeAll(async () => {
    // Loaded once per process: the first creation would otherwise hold its connection meanwhile.
    await loadCommunes();
    firstDb = await openTestDb();
    const [row] = await firstDb.query<{ name: string }>(sql`select current_database() as name`);
    const server = prepared.engine === 'postgres' ? prepared.server : '';
    const url = databaseAt(server, row?.name ?? '');
    secondDb = openPostgres({ url, poolSize: 4, statementTimeoutMs: 20_000 });
  });
  afterAll(async () => {
    await secondDb.close();
    await firstDb.close();
  });

  it('assign every reference once, despite failures in between', async () => {
    const createdTime = '2026-06-01T00:00:00.000Z';
    const failing = propertyFields({ contactTypes: { '987654': ['OWNER'] } });
    const saveResults = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        (n % 2 === 0 ? firstDb : secondDb).tx((tx) =>
          createProperty(tx, SOMEBODY, {
            fields: n % 5 === 0 ? failing : propertyFields(),
            createdTime,
          }),
        ),
      ),
    );
    const references = saveResults.flatMap((each) => (each.status === 'fulfilled' ? [each.value.reference] : []));
    expect(references).toHaveLength(48);
    expect(new Set(references).size).toBe(48);
    const [row] = await firstDb.query<{ count: number }>(sql`select count(*) as count from property`);
    expect(row?.count).toBe(48);
  });
});
