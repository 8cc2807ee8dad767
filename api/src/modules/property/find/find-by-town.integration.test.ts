import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { TYPED_CASES } from '@pignon/shared/domain/commune/place-cases.fixture';
import type { ContactFindReply } from '@pignon/shared/domain/contact/contact.schema';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type {
  NewlyMatching,
  ContactRankReply,
  PropertyRankReply,
} from '@pignon/shared/domain/matching/matching.schema';
import type { Cube, Facets } from '@pignon/shared/domain/property/analysis/analysis.schema';
import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import type { z } from 'zod';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

const PLACES: Readonly<Record<string, Partial<Location>>> = {
  P1: { city: 'Paris 1er', insee: '75101', postcode: '75001', lat: 48.8626, lon: 2.3364 },
  P11: { city: 'Paris 11e', insee: '75111', postcode: '75011', lat: 48.8591, lon: 2.3801 },
  P18: { city: 'Paris 18e', insee: '75118', postcode: '75018', lat: 48.8926, lon: 2.3482 },
  PARIS: { city: 'Paris', insee: '75056', postcode: null, lat: null, lon: null },
  L3: { city: 'Lyon 3e', insee: '69383', postcode: '69003', lat: 45.7557, lon: 4.869 },
  M8: { city: 'Marseille 8e', insee: '13208', postcode: '13008', lat: 43.2708, lon: 5.3821 },
  BAYONNE: {},
};
const IN_PARIS = ['P1', 'P11', 'P18', 'PARIS'];

const inCities = (...values: string[]): Criterion => ({ key: { type: 'LOCATION', key: 'CITY' }, values });
const budget = (max: number): Criterion => ({ key: { type: 'NUMBER', key: 'PRICE' }, values: [null, max] });
const CUSTOMERS: Readonly<Record<string, Criterion[]>> = {
  paris: [inCities('75056'), budget(270_000)],
  eighteenth: [inCities('75118'), budget(270_000)],
  bayonne: [inCities('64102'), budget(270_000)],
};

let world: World;
let token: string;
const ids: Record<string, number> = {};
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id) ?? '';

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR', 'MANAGER']);
  await world.db.tx(async (tx) => {
    const properties = Object.entries(PLACES).map(([reference, place]) => ({
      reference,
      fields: propertyFields({ title: 'Appartement', place }),
    }));
    await insertManyProperties(tx, SOMEBODY, properties);
    const customers = Object.values(CUSTOMERS).map((filters) => contactFields({ contactType: ['CUSTOMER'], filters }));
    const residents = ['P18', 'PARIS', 'BAYONNE'].map((place) =>
      contactFields({
        contactType: ['OWNER'],
        lastName: `Habitant ${place}`,
        location: propertyFields({ place: PLACES[place] ?? {} }).location,
      }),
    );
    const names = [...Object.keys(CUSTOMERS), 'residentP18', 'residentPARIS', 'residentBAYONNE'];
    const insertedIds = await insertManyContacts(
      tx,
      SOMEBODY,
      [...customers, ...residents].map((fields) => ({ fields })),
    );
    names.forEach((name, index) => (ids[name] = insertedIds[index] ?? 0));
  });
});
afterAll(() => world.close());

async function post<Answer>(call: string, body: object): Promise<Answer> {
  const answer = await world.call(call, { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function listed(dto: object): Promise<string[]> {
  const { content } = await post<z.infer<typeof PropertyFindReply>>('POST property/find', { dto, pageSize: 100 });
  return content.map(({ reference }) => reference).sort();
}

describe('properties of a town', () => {
  it.each([
    ['75056', IN_PARIS],
    ['75118', ['P18']],
    ['69123', ['L3']],
    ['69383', ['L3']],
    ['69384', []],
    ['13055', ['M8']],
    ['64102', ['BAYONNE']],
  ])('include all its arrondissements: %s', async (insee, found) => {
    expect(await listed({ location: { cities: [insee] } })).toEqual(found);
    const map = { dto: { location: { cities: [insee] } }, bbox: [-5, 41, 10, 51], zoom: 5 };
    expect((await post<{ total: number }>('POST property/map', map)).total).toBe(found.length);
    const { bytes } = await world.call('POST property/export', {
      token,
      body: { dto: map.dto, columns: ['reference'], order: { property: 'reference', direction: 'ASC' } },
    });
    expect(bytes.toString('utf8').trim().split('\r\n').slice(1)).toEqual(found);
  });

  it('are excluded with all its arrondissements', async () => {
    expect(await listed({ location: { exceptCities: ['75056'] } })).toEqual(['BAYONNE', 'L3', 'M8']);
    expect(await listed({ location: { exceptCities: ['75118'] } })).toEqual([
      ...['BAYONNE', 'L3', 'M8', 'P1', 'P11'],
      'PARIS',
    ]);
  });

  it('are sorted by arrondissement', async () => {
    const order = { property: 'city', direction: 'ASC' };
    const { content } = await post<z.infer<typeof PropertyFindReply>>('POST property/find', { order });
    expect(content.map(({ city }) => city)).toEqual([
      ...['Bayonne', 'Lyon 3e', 'Marseille 8e'],
      ...['Paris', 'Paris 1er', 'Paris 11e', 'Paris 18e'],
    ]);
  });
});

describe('counts by town', () => {
  it('match the list of Paris, and of an arrondissement', async () => {
    const { facets } = await post<Facets>('POST property/facets', { dto: {} });
    const values = facets.find(({ facet }) => facet === 'city')?.values ?? [];
    const labelledCounts = values.map(({ key, label, count }) => [key, label, count]);
    expect(labelledCounts).toContainEqual(['75056', 'Paris', 4]);
    expect(labelledCounts).toContainEqual(['75118', 'Paris 18e', 1]);
    expect(labelledCounts).toContainEqual(['13055', 'Marseille', 1]);
    for (const { count, dto } of values) expect(await listed(dto)).toHaveLength(count);
  });

  it('count each property once in a pivot, and list what they count', async () => {
    const request = { rows: 'city', columns: 'propertyType', measure: 'count' };
    const cube = await post<Cube>('POST property/cube', request);
    expect(cube.rows.map(({ label, count }) => [label, count])).toContainEqual(['Paris sans arrondissement', 1]);
    expect(cube.rows.reduce((sum, { count }) => sum + count, 0)).toBe(cube.total.count);
    for (const { count, dto } of [...cube.rows, ...cube.cells]) expect(await listed(dto)).toHaveLength(count);
    const inParis = await post<Cube>('POST property/cube', { ...request, dto: { location: { cities: ['75056'] } } });
    expect(inParis.total.count).toBe(4);
  });
});

describe('a customer who looks for a town', () => {
  const references = Object.keys(PLACES);
  const verdicts = async (insee: string) => {
    const ranked = await post<z.infer<typeof PropertyRankReply>>('POST property/rank', {
      references,
      filters: [inCities(insee)],
    });
    return Object.fromEntries(ranked.map(({ reference, reasons }) => [reference, reasons[0]?.verdict]));
  };

  it('matches each of its arrondissements', async () => {
    expect(await verdicts('75056')).toEqual({
      ...{ P1: 'MATCH', P11: 'MATCH', P18: 'MATCH', PARIS: 'MATCH' },
      ...{ L3: 'MISS', M8: 'MISS', BAYONNE: 'MISS' },
    });
  });

  it('nearly matches an arrondissement when only the town is known, with the reason', async () => {
    expect(await verdicts('75118')).toMatchObject({ P18: 'MATCH', P11: 'NEAR', PARIS: 'NEAR', L3: 'MISS' });
    const [ranked] = await post<z.infer<typeof PropertyRankReply>>('POST property/rank', {
      references: ['PARIS'],
      filters: [inCities('75118')],
    });
    expect(ranked?.reasons[0]?.text).toBe('Paris, arrondissement non précisé');
  });

  const contacts = async (reference: string, query = '') => {
    const ranked = await post<z.infer<typeof ContactRankReply>>(`POST contact/rank${query}`, { reference });
    return ranked.map(({ contactId, reasons }) => [
      nameOf(contactId),
      reasons.find(({ criterion }) => criterion === 'CITY')?.verdict,
    ]);
  };

  it.each([
    [
      'P18',
      [
        ['paris', 'MATCH'],
        ['eighteenth', 'MATCH'],
      ],
    ],
    [
      'P11',
      [
        ['paris', 'MATCH'],
        ['eighteenth', 'NEAR'],
      ],
    ],
    [
      'PARIS',
      [
        ['paris', 'MATCH'],
        ['eighteenth', 'NEAR'],
      ],
    ],
    ['L3', []],
  ] as const)('is found for a property there: %s', async (reference, found) => {
    const strictly = await contacts(reference, '?strict=true');
    expect(Object.fromEntries(strictly)).toEqual(Object.fromEntries(found));
    const matching = { dto: { matchesReference: reference }, pageSize: 100 };
    const { content } = await post<z.infer<typeof ContactFindReply>>('POST contact/find', matching);
    const met = found.filter(([, verdict]) => verdict === 'MATCH').map(([name]) => name);
    expect(
      content
        .map(({ id }) => nameOf(id))
        .filter((name) => name in CUSTOMERS)
        .sort(),
    ).toEqual([...met].sort());
  });

  it('is found for a lower price there', async () => {
    const priceDrop = { before: 300_000, after: 261_250 };
    const matchesOf = async (reference: string) => {
      const found = await post<NewlyMatching[]>(`POST property/${reference}/newly-matching`, priceDrop);
      return found.map(({ contactId }) => nameOf(contactId)).sort();
    };
    expect(await matchesOf('P11')).toEqual(['eighteenth', 'paris']);
    expect(await matchesOf('PARIS')).toEqual(['eighteenth', 'paris']);
    expect(await matchesOf('BAYONNE')).toEqual(['bayonne']);
  });
});

it.each([
  ['75056', ['residentP18', 'residentPARIS']],
  ['75118', ['residentP18']],
  ['64102', ['residentBAYONNE']],
])('contacts who live in %s are found', async (insee, found) => {
  const request = { dto: { cities: [insee], contactType: ['OWNER'] }, pageSize: 100 };
  const { content } = await post<z.infer<typeof ContactFindReply>>('POST contact/find', request);
  expect(content.map(({ id }) => nameOf(id)).sort()).toEqual(found);
});

describe('a typed town', () => {
  it.each(TYPED_CASES.map(([cityName, typed], index) => ({ kept: cityName, typed, index })))(
    'is found in any spelling: $kept.city by "$typed"',
    async ({ kept, typed, index }) => {
      const reference = `TYPED${index}`;
      const lastName = `Dupont${index}`;
      const place = { ...kept, postcode: null, label: '', street: null };
      await world.db.tx(async (tx) => {
        await insertManyProperties(tx, SOMEBODY, [{ reference, fields: propertyFields({ title: 'Loft', place }) }]);
        const location = propertyFields({ place }).location;
        await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields({ lastName, location }) }]);
      });
      expect(await listed({ text: typed })).toContain(reference);
      const { content } = await post<z.infer<typeof ContactFindReply>>('POST contact/find', {
        dto: { text: `${typed} ${lastName}` },
      });
      expect(content.map((each) => each.lastName)).toEqual([lastName]);
      const query = encodeURIComponent(`${typed} ${lastName}`);
      const hits = (await world.call(`GET search?q=${query}`, { token })).body as SearchHit[];
      expect(hits.map(({ kind }) => kind)).toContain('contact');
    },
  );
});
