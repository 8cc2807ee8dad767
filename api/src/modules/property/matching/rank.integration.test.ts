import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { ContactRankReply, PropertyRankReply } from '@pignon/shared/domain/matching/matching.schema';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

const BIARRITZ = { city: 'Biarritz', insee: '64122', postcode: '64200', lat: 43.4832, lon: -1.5586 };
const PAU = { city: 'Pau', insee: '64445', postcode: '64000', lat: 43.2951, lon: -0.3708 };

const SALE: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] };
const RENT: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['RENT'] };
const IN_BAYONNE: Criterion = { key: { type: 'LOCATION', key: 'CITY' }, values: ['64102'] };
const IN_PAU: Criterion = { key: { type: 'LOCATION', key: 'CITY' }, values: ['64445'] };
const budget = (max: number): Criterion => ({ key: { type: 'NUMBER', key: 'PRICE' }, values: [null, max] });
const rooms = (min: number): Criterion => ({ key: { type: 'NUMBER', key: 'ROOMS' }, values: [min, null] });

const CUSTOMERS: Record<string, Criterion[]> = {
  fits: [SALE, IN_BAYONNE, budget(300_000), rooms(5)],
  nearly: [SALE, IN_BAYONNE, budget(250_000), rooms(6)],
  elsewhere: [SALE, IN_PAU, budget(300_000)],
  poor: [SALE, IN_BAYONNE, budget(150_000)],
  tenant: [RENT, IN_BAYONNE, budget(300_000)],
  archived: [SALE, IN_BAYONNE, budget(300_000)],
  silent: [],
};

let world: World;
let token: string;
const ids: Record<string, number> = {};
const nameOf = (id: number) => Object.keys(CUSTOMERS).find((name) => ids[name] === id) ?? '';

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    const added = Object.entries(CUSTOMERS).map(([name, filters]) => ({
      fields: contactFields({ contactType: ['CUSTOMER'], filters, archived: name === 'archived' }),
    }));
    const insertedIds = await insertManyContacts(tx, SOMEBODY, added);
    Object.keys(CUSTOMERS).forEach((name, index) => (ids[name] = insertedIds[index] ?? 0));
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'BAYONNE', fields: propertyFields() },
      { reference: 'BIARRITZ', fields: propertyFields({ place: BIARRITZ }) },
      { reference: 'PAU', fields: propertyFields({ place: PAU, money: { priceNoFees: 600_000 } }) },
      { reference: 'UNPRICED', fields: propertyFields({ money: { priceNoFees: null } }) },
    ]);
  });
});
afterAll(() => world.close());

async function rank(body: object, query = ''): Promise<z.infer<typeof PropertyRankReply>> {
  const answer = await world.call(`POST property/rank${query}`, { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function rankedContacts(body: object, query = ''): Promise<z.infer<typeof ContactRankReply>> {
  const answer = await world.call(`POST contact/rank${query}`, { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('property/rank', () => {
  const references = ['PAU', 'UNPRICED', 'NOWHERE', 'BIARRITZ', 'BAYONNE', 'PAU'];
  const filters = [SALE, IN_BAYONNE, budget(300_000)];

  it('ranks the best first, with the reasons for and against', async () => {
    const ranked = await rank({ references, filters });
    expect(ranked.map(({ reference }) => reference)).toEqual(['BAYONNE', 'BIARRITZ', 'UNPRICED', 'PAU']);
    expect(ranked.map(({ rank: place }) => place)).toEqual([1, 2, 3, 4]);
    expect(ranked[0]).toMatchObject({ score: 100 });
    expect(ranked[1]?.reasons).toEqual([
      { criterion: 'TRANSACTION_TYPE', verdict: 'MATCH', text: 'À vendre, comme demandé', share: 15, points: 15 },
      { criterion: 'CITY', verdict: 'NEAR', text: 'Biarritz, à 7\u00a0km de Bayonne', share: 39, points: 25 },
      {
        criterion: 'PRICE',
        verdict: 'MATCH',
        text: '261\u202f250\u00a0€\u00a0: dans le budget (300\u202f000\u00a0€ au plus)',
        share: 46,
        points: 46,
      },
    ]);
  });

  it('returns only properties without a missed criterion in strict mode', async () => {
    const ranked = await rank({ references, filters }, '?strict=true');
    expect(ranked.map(({ reference }) => reference)).toEqual(['BAYONNE', 'BIARRITZ']);
    expect(await rank({ references, filters }, '?strict=false')).toHaveLength(4);
  });

  it('rates everything perfect without criteria', async () => {
    expect(await rank({ references: ['PAU'], filters: [] })).toEqual([
      { reference: 'PAU', rank: 1, score: 100, reasons: [] },
    ]);
  });

  it('ranks all active properties when none are named', async () => {
    const ranked = await rank({ filters });
    expect(ranked.map(({ reference }) => reference)).toEqual(['BAYONNE', 'BIARRITZ']);
    expect(await rank({ filters: [RENT] })).toEqual([]);
    expect((await rank({ filters: [IN_PAU] })).map(({ reference }) => reference).sort()).toEqual([
      'BAYONNE',
      'BIARRITZ',
      'PAU',
      'UNPRICED',
    ]);
  });

  it('includes near prices, and excludes inactive properties', async () => {
    expect((await rank({ filters: [budget(240_000)] })).map(({ score }) => score > 0)).toEqual([true, true]);
    expect(await rank({ filters: [budget(230_000)] })).toEqual([]);
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'BIARRITZ'`);
    expect((await rank({ filters })).map(({ reference }) => reference)).toEqual(['BAYONNE']);
    await world.db.query(sql`update property set property_status = 'ACTIVE' where reference = 'BIARRITZ'`);
  });

  it.each([
    ['too many references', { references: Array.from({ length: 501 }, (_, i) => `V${i}`), filters: [] }],
    ['no criteria at all', { references: [] }],
    ['criteria that are none', { filters: [{}] }],
    [
      'a combination that does not exist',
      { references: [], filters: [{ key: { type: 'NUMBER', key: 'CITY' }, values: [1, 2] }] },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await world.call('POST property/rank', { token, body })).status).toBe(422);
  });
});

describe('contact/rank', () => {
  const namesOf = (ranked: { contactId: number }[]) => ranked.map(({ contactId }) => nameOf(contactId));

  it('returns customers whose criteria a property meets, best first, without archived ones', async () => {
    const ranked = await rankedContacts({ reference: 'BAYONNE' });
    expect(namesOf(ranked)).toEqual(['fits', 'nearly', 'elsewhere']);
    expect(ranked[0]).toMatchObject({ rank: 1, score: 100 });
    expect(ranked[1]?.reasons.map(({ verdict }) => verdict)).toEqual(['MATCH', 'MATCH', 'NEAR', 'NEAR']);
  });

  it('returns only customers without a missed criterion in strict mode', async () => {
    expect(namesOf(await rankedContacts({ reference: 'BAYONNE' }, '?strict=true'))).toEqual(['fits', 'nearly']);
    expect(namesOf(await rankedContacts({ reference: 'BIARRITZ' }, '?strict=true'))).toEqual(['fits', 'nearly']);
  });

  it('ranks the named contacts, of every type', async () => {
    const contactIds = ['tenant', 'poor', 'silent', 'fits', 'archived'].map((name) => ids[name]);
    const ranked = await rankedContacts({ reference: 'BAYONNE', contactIds });
    expect(namesOf(ranked)).toEqual(['fits', 'archived', 'poor', 'tenant']);
    expect(ranked.at(-1)?.score).toBe(0);
  });

  it('excludes customers with a budget for a property without price', async () => {
    expect(await rankedContacts({ reference: 'UNPRICED' })).toEqual([]);
  });

  it('is 404 for an unknown property', async () => {
    expect((await world.call('POST contact/rank', { token, body: { reference: 'NOWHERE' } })).status).toBe(404);
  });
});
