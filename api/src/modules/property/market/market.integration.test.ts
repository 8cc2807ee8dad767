import { readFile } from 'node:fs/promises';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Market } from '@pignon/shared/domain/property/market/market.schema';
import type { PropertyFields, PropertySummary } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties, updateProperty } from '../property.service';

const TODAY = dayOf();
const ago = (days: number) => addDays(TODAY, -days);
const BIARRITZ = { city: 'Biarritz', insee: '64122', postcode: '64200', lat: 43.4832, lon: -1.5586 };

let world: World;
let token: string;

/** Sold with fees on top of a net price, so that the displayed price is the same. */
const house = (price: number, overrides: Parameters<typeof propertyFields>[0] = {}): PropertyFields =>
  propertyFields({ money: { priceNoFees: price, feeType: 'SELLER' }, ...overrides });

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'OWN', fields: house(900_000), createdTime: startOfDay(ago(50)) },
      { reference: 'ALONE', fields: house(100_000, { place: BIARRITZ }), createdTime: startOfDay(ago(20)) },
      { reference: 'DRAFT', fields: house(1, { place: BIARRITZ, propertyStatus: 'DRAFT' }) },
      // 2,000 to 2,800 €/m²
      ...[240_000, 264_000, 288_000, 312_000, 336_000].map((price, index) => ({
        reference: `LIKE-${index}`,
        fields: house(price),
      })),
      { reference: 'ELSEWHERE', fields: house(12_000_000, { place: BIARRITZ }) },
      { reference: 'OTHER-KIND', fields: house(12_000_000, { propertyType: 'APARTMENT' }) },
      { reference: 'GONE', fields: house(12_000_000, { propertyStatus: 'SOLD' }) },
      { reference: 'UNMEASURED', fields: house(12_000_000, { figures: { homeSize: null } }) },
    ]);
    const mandate = (startDate: string) =>
      mandateFields({ propertyRef: 'OWN', counterParts: [owner], startDate, endDate: addDays(startDate, 90) });
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandate(ago(40)), life: { status: 'EXPIRED', registerNumber: 1, registerDate: startOfDay(ago(40)) } },
      { fields: mandate(ago(5)), life: { status: 'RUNNING', registerNumber: 2, registerDate: startOfDay(ago(5)) } },
      { fields: mandate(ago(90)) },
    ]);
  });
});
afterAll(() => world.close());

async function marketOf(reference: string): Promise<Market> {
  const answer = await world.call(`GET property/${reference}/market`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function createMandate(
  reference: string,
  propertyStatus: PropertyFields['propertyStatus'],
  days: number,
): Promise<void> {
  const fields = house(100_000, { place: BIARRITZ, propertyStatus });
  await world.db.tx((tx) =>
    updateProperty(tx, { ...SOMEBODY, at: startOfDay(ago(days)) }, { reference, version: null, fields }),
  );
}

describe('GET property/{reference}/market', () => {
  it('counts from the first signed mandate, not from a pending one', async () => {
    expect((await marketOf('OWN')).time).toEqual({ since: ago(40), start: 'MANDATE', until: null, days: 40 });
  });

  it('compares with similar active properties in its commune, itself excluded', async () => {
    expect((await marketOf('OWN')).likes).toEqual({ count: 5, median: 2_400 });
    expect((await marketOf('LIKE-0')).likes).toEqual({ count: 5, median: 2_600 });
  });

  it('returns no comparison for too few properties', async () => {
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'LIKE-0'`);
    expect((await marketOf('OWN')).likes).toBeNull();
    await world.db.query(sql`update property set property_status = 'UNDER_OFFER' where reference = 'LIKE-0'`);
    expect((await marketOf('OWN')).likes).toMatchObject({ count: 5 });
  });

  it('reads from the journal when it left and returned', async () => {
    await createMandate('ALONE', 'SOLD', 8);
    expect((await marketOf('ALONE')).time).toEqual({ since: ago(20), start: 'CREATED', until: ago(8), days: 12 });
    await createMandate('ALONE', 'ACTIVE', 3);
    expect((await marketOf('ALONE')).time).toEqual({ since: ago(3), start: 'BACK', until: null, days: 3 });
  });

  it('returns no time for a draft, and 404 for an unknown property', async () => {
    expect((await marketOf('DRAFT')).time).toBeNull();
    expect((await world.call('GET property/NOWHERE/market', { token })).status).toBe(404);
  });
});

describe('the days on the market in lists', () => {
  type Line = Pick<PropertySummary, 'reference' | 'marketDays'>;
  const list = async (direction: string, dto: object = {}): Promise<Line[]> => {
    const body = { dto, order: { property: 'marketDays', direction }, pageSize: 100 };
    return ((await world.call('POST property/find', { token, body })).body as { content: Line[] }).content;
  };
  const days = (lines: readonly Line[]) => lines.map((line) => line.marketDays);
  const spans = () =>
    world.db.query(sql`select reference, market_since, market_until from property order by reference`);

  it('equal those of each property’s own page', async () => {
    await createMandate('LIKE-3', 'UNDER_CONTRACT', 0);
    const lines = await list('DESC');
    expect(lines).toHaveLength(12);
    for (const { reference, marketDays } of lines)
      expect([reference, marketDays]).toEqual([reference, (await marketOf(reference)).time?.days ?? null]);
    expect(lines.find(({ reference }) => reference === 'OWN')?.marketDays).toBe(40);
  });

  it.each([
    ['of all', {}],
    ['of what is on the market', { propertyStatus: ['ACTIVE', 'UNDER_OFFER'] }],
    ['of what has left it', { propertyStatus: ['SOLD', 'UNDER_CONTRACT', 'DRAFT'] }],
  ])('%s sort the list, empty values last', async (_, dto) => {
    const known = (lines: readonly Line[]) => days(lines).filter((each) => each !== null);
    const [down, up] = [await list('DESC', dto), await list('ASC', dto)];
    expect(known(down)).toEqual(known(down).toSorted((a, b) => b - a));
    expect(known(up)).toEqual(known(down).toReversed());
    for (const lines of [down, up])
      expect(days(lines).slice(known(lines).length)).not.toContainEqual(expect.any(Number));
    expect(new Set(down.map(({ reference }) => reference)).size).toBe(down.length);
  });

  it('are exported as CSV', async () => {
    const body = { references: ['OWN', 'DRAFT'], columns: ['reference', 'marketDays'] };
    const order = { property: 'marketDays', direction: 'DESC' };
    const file = await world.call('POST property/export', { token, body: { ...body, order } });
    expect(file.bytes.toString('utf8').slice(1)).toBe('Référence;Jours sur le marché\r\nOWN;40\r\nDRAFT;\r\n');
  });

  it('of an older database are computed once, by the same rule', async () => {
    const migration = await readFile(new URL('../../../../migrations/030-time-on-market.sql', import.meta.url), 'utf8');
    for (const [at, status] of (['SOLD', 'ACTIVE', 'RENTED', 'ACTIVE'] as const).entries())
      await createMandate('OWN', status, 4 - at);
    for (const [at, status] of (['UNDER_CONTRACT', 'ACTIVE', 'SUSPENDED'] as const).entries())
      await createMandate('LIKE-1', status, 6 - at);
    const before = await spans();
    await world.db.query(sql`update property set market_since = null, market_until = null`);
    await world.db.script(/^with change[^;]*;/m.exec(migration)?.[0] ?? '');
    expect(await spans()).toEqual(before);
  });
});
