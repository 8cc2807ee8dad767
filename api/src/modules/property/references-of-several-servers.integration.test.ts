import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../test/factories';
import { databaseAt, preparedDatabase } from '../../../test/prepare-database';
import { openTestDb } from '../../../test/test-db';
import type { Db } from '../../db/db';
import { openPostgres } from '../../db/postgres';
import { loadCommunes } from '../../places/communes';
import { createProperty } from './property.service';

const prepared = preparedDatabase();

const POOL_SIZE = 4;
const CREATIONS_PER_CONNECTION = 8;
/** One creation in so many names a contact that does not exist. */
const FAILING_EVERY = 4;

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
    secondDb = openPostgres({ url, poolSize: POOL_SIZE, statementTimeoutMs: 20_000 });
  });
  afterAll(async () => {
    await secondDb.close();
    await firstDb.close();
  });

  it('assign every reference once, despite failures in between', async () => {
    const countProperties = async () =>
      (await firstDb.query<{ count: number }>(sql`select count(*) as count from property`))[0]?.count ?? 0;
    const countBefore = await countProperties();
    const createdTime = '2026-06-01T00:00:00.000Z';
    const failing = propertyFields({ contactTypes: { '987654': ['OWNER'] } });
    const create = (db: Db, isFailing: boolean) =>
      db.tx((tx) =>
        createProperty(tx, SOMEBODY, { fields: isFailing ? failing : propertyFields(), createdTime }).then(
          ({ reference }) => reference,
        ),
      );
    // as many at once as a server has connections: a longer queue waits for one, and a busy machine ends that wait
    const createSeveral = async (db: Db) => {
      const results: PromiseSettledResult<string>[] = [];
      for (let n = 0; n < CREATIONS_PER_CONNECTION; n += 1)
        results.push(...(await Promise.allSettled([create(db, n % FAILING_EVERY === 0)])));
      return results;
    };
    const servers = [firstDb, secondDb].flatMap((db) => Array.from({ length: POOL_SIZE }, () => createSeveral(db)));
    const results = (await Promise.all(servers)).flat();
    const references = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(references).toHaveLength(48);
    expect(new Set(references).size).toBe(48);
    expect(await countProperties()).toBe(countBefore + 48);
  });
});
