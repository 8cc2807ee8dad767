import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Cube, Facets } from '@pignon/shared/domain/property/analysis/analysis.schema';
import {
  ADDED_WITHIN,
  CUBE_DIMENSIONS,
  NO_VALUE,
  OTHERS,
  type Facet,
} from '@pignon/shared/domain/property/analysis/dimensions';
import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import {
  ENERGY_LABELS,
  FEATURES,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
} from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { z } from 'zod';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertUsers } from '../../user/user.repo';
import { insertManyProperties } from '../property.service';

type Dto = Record<string, unknown>;

const CITIES = ['64102', '64122', '64024', null];
const PRICES = [null, 0, 99_999.99, 100_000, 149_999.99, 250_000, 1_500_000, 9_000_000];
const EQUIPPED = [[], ['POOL'], ['POOL', 'POOL', 'LIFT'], ['LIFT', 'GARDEN'], ['SEA_VIEW', 'POOL', 'GARDEN']] as const;
/** Days ago, each created at the start of its day in France; half of them a moment before. */
const ADDED = [0, 1, 5, 6, 29, 89, 179, 364, 1000];
const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], n: number) =>
  values[n % values.length] as Value;

/** A portfolio in which every dimension has several values, and none. */
function property(n: number): PropertyFields {
  const rental = n % 5 === 0;
  return propertyFields({
    title: `Bien ${n}`,
    transactionType: rental ? 'RENT' : 'SALE',
    propertyType: pick(PROPERTY_TYPES, n),
    propertyStatus: pick(PROPERTY_STATUSES, n * 7),
    features: [...pick(EQUIPPED, n)],
    negotiator: pick(['nora@pignon.test', 'paul@pignon.test', null], n),
    place: { insee: pick(CITIES, n), city: 'Quelque part' },
    figures: {
      homeSize: pick([null, 19.99, 20, 79.5, 500], n),
      landSize: pick([null, 99, 100_000], n),
      roomCount: pick([null, 1, 4, 10, 15], n * 3),
      bedroomCount: pick([null, 0, 2, 6, 9], n),
    },
    money: { feeType: 'SELLER', priceNoFees: pick(PRICES, n), monthlyExpenses: 0 },
    energyEfficiency: { ...propertyFields().energyEfficiency, energyClass: pick([null, ...ENERGY_LABELS], n) },
    rentalInfo: rental
      ? {
          rent: pick([400, 499.99, 5000], n / 5),
          rentExcludingVat: null,
          chargeMode: 'FLAT',
          rentalFeeMode: 'FLAT',
          deposit: null,
          furnished: false,
          leaseType: 'STANDARD',
          leaseMonths: null,
          rentControl: null,
          tenantFee: null,
          inventoryFee: null,
          landlordFee: null,
          landlordInventoryFee: null,
        }
      : null,
  });
}

function addedAt(n: number): string {
  const day = Date.parse(startOfDay(addDays(dayOf(), -pick(ADDED, n))));
  return new Date(day - (n % 2)).toISOString();
}

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await insertUsers(world.db, [{ loginEmail: 'nora@pignon.test', firstName: 'Nora', lastName: 'Etcheverry' }]);
  await world.db.tx(async (tx) => {
    const added = Array.from({ length: 90 }, (_, n) => ({
      reference: `P${n}`,
      fields: property(n),
      createdTime: addedAt(n),
    }));
    await insertManyProperties(tx, SOMEBODY, added);
  });
});
afterAll(() => world.close());

async function post<Reply>(call: string, body: object): Promise<Reply> {
  const answer = await world.call(`POST property/${call}`, { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const cube = (body: object) => post<Cube>('cube', body);
const facetsOf = (dto: Dto = {}) => post<Facets>('facets', { dto });

async function totalOf(dto: Dto): Promise<number> {
  const { page } = await post<z.infer<typeof PropertyFindReply>>('find', { dto, pageSize: 1 });
  return page.totalElements;
}

/** Checks that the list of every cell and header contains exactly what it counts. */
async function expectListed(dto: Dto, buckets: readonly { count: number; dto: Dto }[]): Promise<void> {
  for (const each of buckets)
    expect([each.dto, await totalOf({ ...dto, ...each.dto })]).toEqual([each.dto, each.count]);
}

describe('property/cube', () => {
  it('counts cells, rows, columns and the total', async () => {
    const { rows, columns, cells, total } = await cube({ rows: 'transactionType', columns: 'negotiator' });
    expect(rows.map(({ key, count }) => [key, count])).toEqual([
      ['SALE', 72],
      ['RENT', 18],
    ]);
    expect(columns).toMatchObject([
      { key: 'nora@pignon.test', label: 'Nora Etcheverry', count: 30, dto: { negotiator: 'nora@pignon.test' } },
      { key: 'paul@pignon.test', label: null, count: 30 },
      { key: NO_VALUE, label: null, count: 30, dto: { without: ['negotiator'] } },
    ]);
    expect(cells).toHaveLength(6);
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(90);
    expect(total).toEqual({ count: 90, value: 90, dto: {} });
  });

  it.each(CUBE_DIMENSIONS.map((rows, index) => [rows, CUBE_DIMENSIONS[(index + 3) % CUBE_DIMENSIONS.length]]))(
    'opens the list of every cell by %s and %s',
    async (rows, columns) => {
      const dto = { price: { max: 9_000_000 }, location: { cities: ['64102', '64122'] }, rooms: { min: 2 } };
      for (const filters of [{}, dto]) {
        const answer = await cube({ dto: filters, rows, columns });
        await expectListed(filters, [...answer.rows, ...answer.columns, ...answer.cells]);
        expect(answer.rows.reduce((sum, { count }) => sum + count, 0)).toBe(answer.total.count);
        expect(answer.total.count).toBe(await totalOf(filters));
      }
    },
  );

  it('splits prices into bands of sales, or of rents', async () => {
    const bands = async (dto: Dto) => (await cube({ dto, rows: 'price', columns: 'dpe' })).rows.map(({ key }) => key);
    expect(await bands({ transactionType: 'SALE' })).toEqual(['0', '50000', '100000', '250000', '1500000', NO_VALUE]);
    expect(await bands({ transactionType: 'RENT' })).toEqual(['400', '3000']);
    expect(await bands({})).toEqual(['0', '5000', '50000', '100000', '250000', '1500000', NO_VALUE]);
  });

  it('computes the requested measure', async () => {
    const dto = { references: ['P1', 'P2', 'P3', 'P4', 'P5'] };
    const value = async (measure: string) =>
      (await cube({ dto, rows: 'transactionType', columns: 'dpe', measure })).rows.map((row) => [row.key, row.value]);
    // P1 0 €, P2 99 999,99 €, P3 100 000 €, P4 149 999,99 €; P5 is let at 499,99 €.
    expect(await value('count')).toEqual([
      ['SALE', 4],
      ['RENT', 1],
    ]);
    expect(await value('total')).toEqual([
      ['SALE', 349_999.98],
      ['RENT', 499.99],
    ]);
    expect(await value('medianPrice')).toEqual([
      ['SALE', 100_000],
      ['RENT', 499.99],
    ]);
    const [sale, rent] = await value('medianPricePerSquareMetre');
    expect(sale?.[1]).toBeGreaterThan(0);
    expect(rent?.[1]).toBeNull();
  });

  it('returns empty counts without properties', async () => {
    const nothing = { references: ['NOWHERE'] };
    expect(await cube({ dto: nothing, rows: 'city', columns: 'rooms', measure: 'medianPrice' })).toEqual({
      rows: [],
      columns: [],
      cells: [],
      total: { count: 0, value: null, dto: {} },
    });
  });

  it('refuses a repeated dimension and unknown values', async () => {
    const repeatedDimension = await world.call('POST property/cube', {
      token,
      body: { rows: 'city', columns: 'city' },
    });
    expect(repeatedDimension.body).toMatchObject({
      status: 422,
      errors: [{ path: 'columns', message: 'Choisissez deux critères différents pour les lignes et les colonnes.' }],
    });
    const body = { rows: 'city', columns: 'homeSize' };
    expect((await world.call('POST property/cube', { token, body })).status).toBe(422);
  });
});

describe('property/facets', () => {
  it('counts every value under all other criteria, and lists what it counts', async () => {
    const filterSets = [
      {},
      { transactionType: 'SALE' },
      { propertyType: ['HOUSE', 'LAND'], propertyStatus: ['ACTIVE', 'SOLD'], price: { min: 100_000 } },
      { dpe: ['A', 'G'], location: { cities: ['64102'] }, rooms: { max: 9 }, negotiator: 'nora@pignon.test' },
      { features: ['POOL', 'GARDEN'], negotiator: 'nora@pignon.test', added: { from: addDays(dayOf(), -179) } },
      { text: 'bien', without: ['dpe'], landSize: { min: 50 }, mandateStatus: ['NONE'] },
    ];
    for (const dto of filterSets) {
      const { total, facets } = await facetsOf(dto);
      expect(total).toBe(await totalOf(dto));
      for (const { values } of facets) await expectListed(dto, values);
    }
  });

  it('counts the other values of a facet despite its own filter', async () => {
    const { facets } = await facetsOf({ transactionType: 'RENT', negotiator: 'nora@pignon.test' });
    const counts = (name: string) => facets.find(({ facet }) => facet === name)?.values.map(({ key }) => key);
    expect(counts('transactionType')).toEqual(['SALE', 'RENT']);
    expect(counts('negotiator')).toEqual(['nora@pignon.test', 'paul@pignon.test', NO_VALUE]);
    expect(counts('propertyType')).toEqual(['HOUSE', 'SHOP']);
  });

  const valuesOf = async (name: Facet, dto: Dto) =>
    (await facetsOf(dto)).facets.find(({ facet }) => facet === name)?.values.map(({ key, count }) => [key, count]);

  it.each([[[]], [['POOL']], [['LIFT', 'POOL']], [['ALARM']]])(
    'counts a property once under each of its features, beside the filtered ones: %j',
    async (features) => {
      const dto = { features, transactionType: 'SALE' };
      const found: [string, number][] = [];
      for (const one of FEATURES) found.push([one, await totalOf({ ...dto, features: [...features, one] })]);
      expect(await valuesOf('features', dto)).toEqual(found.filter(([, count]) => count > 0));
    },
  );

  it.each([[undefined], [{ from: '2020-01-01', to: addDays(dayOf(), -40) }]])(
    'counts shorter periods of creation in longer ones, whatever days are filtered: %j',
    async (added) => {
      const dto = { transactionType: 'SALE' };
      const found: [string, number][] = [];
      for (const days of ADDED_WITHIN)
        found.push([
          String(days),
          await totalOf({ ...dto, added: { from: addDays(dayOf(), days === 1 ? -1 : 1 - days) } }),
        ]);
      expect(new Set(found.map(([, count]) => count)).size).toBe(ADDED_WITHIN.length);
      expect(await valuesOf('added', { ...dto, added })).toEqual(found);
    },
  );

  it('names communes', async () => {
    const { facets } = await facetsOf();
    expect(facets.find(({ facet }) => facet === 'city')?.values.map(({ label }) => label)).toEqual([
      'Bayonne',
      'Biarritz',
      'Anglet',
      null,
    ]);
  });
});

describe('more communes than are listed', () => {
  beforeAll(async () => {
    await world.db.tx(async (tx) => {
      const added = Array.from({ length: 205 }, (_, n) => ({
        reference: `C${n}`,
        fields: propertyFields({ place: { insee: String(10_000 + n), city: `Commune ${n}` } }),
      }));
      await insertManyProperties(tx, SOMEBODY, added);
    });
  });

  it('form one row, whose list opens', async () => {
    const { rows, cells } = await cube({ rows: 'city', columns: 'propertyType', measure: 'medianPrice' });
    expect(rows).toHaveLength(202);
    expect(rows.at(-2)).toMatchObject({ key: OTHERS, label: 'Autres communes', count: 8, value: 261_250 });
    expect(rows.at(-1)?.key).toBe(NO_VALUE);
    await expectListed(
      {},
      [rows.at(-2), cells.find(({ row }) => row === OTHERS)].flatMap((each) => each ?? []),
    );
  });

  it('form one value of the facet', async () => {
    const { facets } = await facetsOf();
    const values = facets.find(({ facet }) => facet === 'city')?.values ?? [];
    expect(values.at(-2)).toMatchObject({ key: OTHERS, count: 8 });
    await expectListed({}, values.slice(-2));
    const narrower = values.at(-2)?.dto ?? {};
    const others = await facetsOf(narrower);
    expect(others.total).toBe(8);
  });
});
