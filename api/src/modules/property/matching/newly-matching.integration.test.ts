import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { NewlyMatching } from '@pignon/shared/domain/matching/matching.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

const SALE: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] };
const RENT: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['RENT'] };
const inCity = (insee: string): Criterion => ({ key: { type: 'LOCATION', key: 'CITY' }, values: [insee] });
const budget = (min: number | null, max: number | null): Criterion => ({
  key: { type: 'NUMBER', key: 'PRICE' },
  values: [min, max],
});
const FAR_AWAY: Criterion = {
  key: { type: 'LOCATION', key: 'POLYGON' },
  values: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [2, 48],
          [2.1, 48],
          [2.1, 48.1],
          [2, 48],
        ],
      ],
    },
  ],
};

/** The house costs 300,000 and is reduced to 261,250. */
const CUSTOMERS: Record<string, Criterion[]> = {
  within: [SALE, inCity('64102'), budget(null, 261_250)],
  wasNear: [SALE, budget(null, 280_000)],
  near: [SALE, inCity('64102'), budget(null, 240_000)],
  /** The present price exceeds their budget by exactly a tenth. */
  barelyNear: [SALE, inCity('64102'), budget(null, 237_500)],
  barelyOut: [SALE, inCity('64102'), budget(null, 237_400)],
  anyPriceFrom: [SALE, budget(250_000, null)],
  neighbour: [SALE, inCity('64122'), budget(200_000, 270_000)],
  already: [SALE, budget(null, 300_000)],
  tooDear: [SALE, budget(null, 200_000)],
  tooCheap: [SALE, budget(280_000, 290_000)],
  elsewhere: [SALE, inCity('64445'), budget(null, 265_000)],
  drawnElsewhere: [SALE, FAR_AWAY, budget(null, 265_000)],
  tenant: [RENT, budget(null, 265_000)],
  noBudget: [SALE, inCity('64102')],
  archived: [SALE, budget(null, 265_000)],
  owner: [SALE, budget(null, 265_000)],
};

let world: World;
let token: string;
const names = new Map<number, string>();

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    const entries = Object.entries(CUSTOMERS);
    const added = entries.map(([name, filters]) => ({
      fields: contactFields({ contactType: ['CUSTOMER'], filters, archived: name === 'archived' }),
    }));
    const ids = await insertManyContacts(tx, SOMEBODY, added);
    ids.forEach((id, index) => names.set(id, entries[index]?.[0] ?? ''));
    const owner = ids[entries.findIndex(([name]) => name === 'owner')] ?? 0;
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'HOUSE', fields: propertyFields({ contactTypes: { [owner]: ['OWNER'] } }) },
      { reference: 'DRAFT', fields: propertyFields({ propertyStatus: 'DRAFT' }) },
    ]);
  });
});
afterAll(() => world.close());

const findNewlyMatching = (body: unknown, reference = 'HOUSE') =>
  world.call(`POST property/${reference}/newly-matching`, { token, body });

async function newly(before: number, after: number, reference?: string): Promise<NewlyMatching[]> {
  const answer = await findNewlyMatching({ before, after }, reference);
  expect(answer.status).toBe(200);
  return answer.body;
}
const found = (matching: NewlyMatching[]) =>
  matching.map(({ contactId, budget: verdict }) => `${names.get(contactId)} ${verdict}`);

describe('POST property/{reference}/newly-matching', () => {
  it('finds customers who match now and did not before, those within their budget first', async () => {
    const matching = await newly(300_000, 261_250);
    expect(found(matching).slice(0, 2).sort()).toEqual(['wasNear WITHIN', 'within WITHIN']);
    expect(found(matching).slice(2)).toEqual(['neighbour WITHIN', 'near NEAR', 'barelyNear NEAR']);
    expect(matching.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(matching.at(-1)?.reasons.find(({ criterion }) => criterion === 'PRICE')?.verdict).toBe('NEAR');
  });

  it('finds nobody at a price that changes no match', async () => {
    expect(await newly(261_250, 261_200)).toEqual([]);
    expect(found(await newly(261_250.01, 261_250))).toEqual(['within WITHIN', 'barelyNear NEAR']);
  });

  it('finds nobody while the property is not on the market', async () => {
    expect(await newly(300_000, 261_250, 'DRAFT')).toEqual([]);
  });

  it.each([
    ['a rise', { before: 261_250, after: 300_000 }],
    ['the same price', { before: 261_250, after: 261_250 }],
    ['no price before', { before: null, after: 261_250 }],
    ['a negative price', { before: 10, after: -1 }],
    ['what it does not know', { before: 10, after: 1, strict: true }],
  ])('refuses %s', async (_, body) => {
    expect((await findNewlyMatching(body)).status).toBe(422);
  });

  it('is 404 for an unknown property', async () => {
    expect((await findNewlyMatching({ before: 2, after: 1 }, 'NOWHERE')).status).toBe(404);
  });
});
