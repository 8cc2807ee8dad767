import type { LettingTerms } from '@pignon/shared/domain/mandate/letting/letting-terms.schema';
import { USUAL_MANAGEMENT } from '@pignon/shared/domain/mandate/management/management-terms';
import sql from 'sql-template-tag';
import { mandateFields, propertyFields, SIGNING_AGENCY, SOMEBODY } from '../../../../test/factories';
import { MandateWorld } from '../../../../test/mandate-world';
import { databaseAt, preparedDatabase } from '../../../../test/prepare-database';
import type { Db } from '../../../db/db';
import { openPostgres } from '../../../db/postgres';
import { writeAgency } from '../../agency/agency.repo';
import { insertManyProperties } from '../../property/property.service';
import { insertManyMandates } from '../mandate.service';
import { signMandate } from '../sign/sign-mandate.service';

/** Letting terms without a missing value. */
const LETTING: LettingTerms = {
  monthlyExpenses: 0,
  deposit: 0,
  furnished: false,
  tenantFee: 0,
  inventoryFee: 0,
  landlordFee: 0,
  landlordInventoryFee: 0,
  negotiationFee: 0,
};
const COUNT = 40;
const POOLS = 4;
const database = preparedDatabase();

let m: MandateWorld;
let pools: Db[];
let references: string[];

/** Several processes on one PostgreSQL; the one connection of PGlite otherwise. */
async function openPools(): Promise<Db[]> {
  if (database.engine === 'pglite') return [m.world.db];
  const [row] = await m.world.db.query<{ name: string }>(sql`select current_database() as name`);
  const url = databaseAt(database.server, row?.name ?? '');
  // A connection per signature, so that signatures wait for the register and not for the pool.
  const poolSize = COUNT / POOLS;
  return Array.from({ length: POOLS }, () => openPostgres({ url, poolSize, statementTimeoutMs: 20_000 }));
}

beforeAll(async () => {
  m = await MandateWorld.start();
  pools = await openPools();
});
beforeEach(async () => {
  await m.begin();
  references = Array.from({ length: COUNT }, (_, n) => `F${n}`);
  await m.world.db.tx(async (tx) => {
    const contactTypes = { [m.anne]: ['OWNER' as const] };
    const properties = references.map((reference) => ({ reference, fields: propertyFields({ contactTypes }) }));
    await insertManyProperties(tx, SOMEBODY, properties);
    const terms = { counterParts: [m.anne], startDate: null, endDate: null };
    const mandates = references.map((propertyRef) => ({ fields: mandateFields({ propertyRef, ...terms }) }));
    await insertManyMandates(tx, SOMEBODY, mandates);
  });
});
afterAll(async () => {
  if (database.engine === 'postgres') await Promise.all(pools.map((pool) => pool.close()));
  await m.world.close();
});

/** A database on which a signature fails after all writes: by an error, or by a lost connection. */
function failingDb(db: Db, failureKind: 'error' | 'connection'): Db {
  return {
    ...db,
    tx: (work) =>
      db.tx(async (tx) => {
        const result = await work(tx);
        if (failureKind === 'connection') await tx.query(sql`select pg_terminate_backend(pg_backend_pid())`);
        else throw new Error('something failed at the last moment');
        return result;
      }),
  };
}

const sign = (db: Db, propertyRef: string) =>
  db.tx((tx) => signMandate(tx, SOMEBODY, { propertyRef, version: null, signers: [{ contactId: m.anne }] }));

type FailureKind = 'error' | 'connection' | null;

/** Signs all at the same instant, over all pools; `failure` says which ones fail, and how. Returns the failed ones. */
async function signAll(references: readonly string[], failure: (n: number) => FailureKind = () => null) {
  const results = await Promise.allSettled(
    references.map((reference, n) => {
      const pool = pools[n % pools.length] ?? m.world.db;
      const failureKind = failure(n);
      return sign(failureKind ? failingDb(pool, failureKind) : pool, reference);
    }),
  );
  const unexpected = results.filter((result, n) => result.status === 'rejected' && !failure(n));
  expect(unexpected).toEqual([]);
  return references.filter((_, n) => results[n]?.status === 'rejected');
}

const register = () =>
  m.world.db.query<{ number: number; date: string; status: string }>(sql`
    select register_number as number, register_date as date, status from mandate
    where register_number is not null order by register_number`);
const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, n) => first + n);

// Signatures of one register wait for each other: forty of them are slow on a busy machine.
describe('the register under concurrent signatures', () => {
  it('assigns consecutive numbers despite failures', async () => {
    const kill = database.engine === 'postgres' ? ('connection' as const) : ('error' as const);
    const failed = await signAll(references, (n) => (n % 4 === 1 ? 'error' : n % 8 === 2 ? kill : null));
    expect(failed).toHaveLength(15);
    const first = await register();
    expect(first.map(({ number }) => number)).toEqual(upTo(COUNT - 15));
    expect(await signAll(failed)).toEqual([]);
    const all = await register();
    expect(all.map(({ number }) => number)).toEqual(upTo(COUNT));
    expect(all.every(({ status }) => status === 'RUNNING')).toBe(true);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('signs one mandate once when many try at the same instant', async () => {
    const results = await Promise.allSettled(upTo(12).map((n) => sign(pools[n % pools.length] ?? m.world.db, 'F0')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await register()).map(({ number }) => number)).toEqual([1]);
  });

  it('starts at the agency’s number, and keeps the registers apart', async () => {
    await m.world.db.tx((tx) => writeAgency(tx, { ...SIGNING_AGENCY, registerStart: { T: 500, G: null } }));
    const terms = { management: { ...USUAL_MANAGEMENT, feeRate: 7 }, letting: LETTING };
    await m.world.db.query(sql`update mandate set register = 'G', transaction_type = 'RENT',
      parts = parts || ${JSON.stringify(terms)}::jsonb
      where property_ref in ('F0', 'F1', 'F2')`);
    expect(await signAll(references)).toEqual([]);
    const numbers = (await register()).map(({ number }) => number);
    expect(numbers).toEqual([...upTo(3), ...upTo(COUNT - 3, 500)]);
  });

  it('keeps every number for good, even against direct SQL', async () => {
    await sign(m.world.db, 'F0');
    const place = sql`property_ref = 'F0'`;
    for (const change of [
      sql`update mandate set register_number = null, register_date = null where ${place}`,
      sql`update mandate set register_number = 9 where ${place}`,
      sql`update mandate set register = 'G' where ${place}`,
      sql`delete from mandate where ${place}`,
    ])
      await expect(m.world.db.query(change)).rejects.toThrow(/keeps its place/);
    await m.world.db.query(sql`update mandate set price = 1 where ${place}`);
    await m.world.db.query(sql`delete from mandate where property_ref = 'F1'`);
    expect((await register()).map(({ number }) => number)).toEqual([1]);
  });

  it('never reuses a number that was written by direct SQL', async () => {
    const fields = mandateFields({ propertyRef: 'V2', counterParts: [m.anne] });
    const life = { status: 'SOLD' as const, registerNumber: 71, registerDate: '2026-01-05T10:00:00.000Z' };
    await m.world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields, life }]));
    await signAll(references.slice(0, 2));
    expect((await register()).map(({ number }) => number)).toEqual([71, 72, 73]);
  });
});
