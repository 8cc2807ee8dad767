import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import type { z } from 'zod';
import { SOMEBODY } from '../../../../test/factories';
import { insertPortfolio } from '../../../../test/portfolio';
import { startWorld, type World } from '../../../../test/world';

type Reply = z.infer<typeof PropertyFindReply>;

let world: World;
let token: string;
let owner: number;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  owner = await insertPortfolio(world);
});
afterAll(() => world.close());

async function find(body: object): Promise<Reply> {
  const answer = await world.call('POST property/find', { token, body });
  expect(answer.body).toMatchObject({ page: {} });
  return answer.body;
}

const referencesOf = async (dto: object) => (await find({ dto })).content.map(({ reference }) => reference);

describe('property/find', () => {
  it('lists everything newest first without filters', async () => {
    const { content, page } = await find({});
    expect(content.map(({ reference }) => reference)).toEqual(['RENTAL', 'LAND', 'FLAT', 'HOUSE']);
    expect(page).toEqual({ number: 0, size: 10, totalElements: 4, totalPages: 1 });
  });

  it('returns what a card shows, prices with fees and mandate included', async () => {
    const { content } = await find({ dto: { references: ['HOUSE'] } });
    expect(content[0]).toMatchObject({
      price: 261_250,
      priceNoFees: 250_000,
      netToSeller: 250_000,
      pricePerSquareMetre: 2177.08,
      rooms: 5,
      city: 'Bayonne',
      mandateStatus: 'RUNNING',
      mandateType: 'EXCLUSIVE',
      photoCount: 0,
      cover: null,
    });
    expect((await find({ dto: { references: ['RENTAL'] } })).content[0]?.price).toBe(550.5);
  });

  it.each([
    ['text without accents or case', { text: 'EVRY maison' }, ['HOUSE']],
    ['short words at the start of words', { text: 'à p' }, ['LAND']],
    ['the street with its ligature', { text: 'oeillets biarritz' }, ['FLAT']],
    ['a reference', { text: 'rental' }, ['RENTAL']],
    ['kind of transaction', { transactionType: 'RENT' }, ['RENTAL']],
    ['types', { propertyType: ['LAND', 'HOUSE'] }, ['LAND', 'HOUSE']],
    ['status', { propertyStatus: ['RENTED'] }, ['RENTAL']],
    ['an empty list as nothing asked', { propertyStatus: [] }, ['RENTAL', 'LAND', 'FLAT', 'HOUSE']],
    ['no mandate', { mandateStatus: ['NONE'] }, ['RENTAL', 'LAND']],
    ['no mandate or a pending one', { mandateStatus: ['NONE', 'PENDING'] }, ['RENTAL', 'LAND', 'FLAT']],
    ['a price as text, with a comma', { price: { min: '550,5', max: '188100' } }, ['RENTAL', 'FLAT']],
    ['rooms', { rooms: { min: 2, max: 2 } }, ['FLAT']],
    ['bedrooms', { bedrooms: { max: '0' } }, ['RENTAL']],
    ['living area', { homeSize: { min: 45.5 } }, ['FLAT', 'HOUSE']],
    ['land', { landSize: { min: 301 } }, ['LAND']],
    ['energy classes', { dpe: ['G', 'A'] }, ['FLAT']],
    ['negotiator', { negotiator: 'paul@pignon.test' }, ['FLAT']],
    ['type of mandate', { mandateType: ['EXCLUSIVE'] }, ['FLAT', 'HOUSE']],
    ['another type of mandate', { mandateType: ['PARTNER'] }, []],
    ['no mandate of any type', { without: ['mandateType'] }, ['RENTAL', 'LAND']],
    ['a feature', { features: ['POOL'] }, ['FLAT', 'HOUSE']],
    ['all of several features', { features: ['LIFT', 'POOL'] }, ['FLAT']],
    ['no feature asked', { features: [] }, ['RENTAL', 'LAND', 'FLAT', 'HOUSE']],
    ['the first day of adding, in France', { added: { from: '2026-11-21' } }, ['RENTAL', 'LAND']],
    ['the last day of adding, in France', { added: { to: '2026-11-20' } }, ['FLAT', 'HOUSE']],
    ['both days of adding', { added: { from: '2026-11-21', to: '2026-11-21' } }, ['RENTAL', 'LAND']],
    ['several criteria at once', { propertyType: ['APARTMENT'], transactionType: 'SALE', dpe: ['G'] }, ['FLAT']],
    ['references', { references: ['LAND', 'NONE'] }, ['LAND']],
    ['cities', { location: { cities: ['64122', '64445'] } }, ['LAND', 'FLAT']],
    ['all cities but some', { location: { exceptCities: ['64122', '64445'] } }, ['RENTAL', 'HOUSE']],
    ['all negotiators but some', { exceptNegotiators: ['paul@pignon.test'] }, ['RENTAL', 'LAND', 'HOUSE']],
    ['no negotiator asked', { negotiator: '' }, ['RENTAL', 'LAND', 'FLAT', 'HOUSE']],
    ['what lacks a price', { without: ['price'] }, ['LAND']],
    ['what lacks a living area', { without: ['homeSize'] }, ['LAND']],
    ['what lacks land', { without: ['landSize'] }, ['RENTAL', 'FLAT']],
    ['what lacks rooms', { without: ['rooms'] }, ['LAND']],
    ['what lacks bedrooms', { without: ['bedrooms'] }, ['LAND']],
    ['what lacks a class', { without: ['dpe'] }, []],
    ['what lacks a commune', { without: ['city'] }, []],
    ['what lacks several things', { without: ['price', 'homeSize', 'rooms'] }, ['LAND']],
    ['an open range as nothing asked', { price: {} }, ['RENTAL', 'LAND', 'FLAT', 'HOUSE']],
    ['a range turned round', { price: { min: 2, max: 1 } }, []],
    ['a circle', { location: { center: { lat: 43.4832, lon: -1.5586 }, radiusKm: '6.7' } }, ['FLAT']],
    [
      'a wider circle',
      { location: { center: { lat: 43.4832, lon: -1.5586 }, radiusKm: 6.9 } },
      ['RENTAL', 'FLAT', 'HOUSE'],
    ],
  ])('filters by %s', async (_, dto, expected) => {
    expect(await referencesOf(dto)).toEqual(expected);
  });

  it('adds the requested fields, and no others', async () => {
    const columns = ['carrezSize', 'district', 'commissionRate', 'furnished'];
    const wordSearch = await world.call('POST property/find', { token, body: { dto: { text: 'HOUSE' }, columns } });
    const [line] = (wordSearch.body as Reply).content;
    expect(line?.columns).toEqual({
      carrezSize: null,
      district: 'Saint-Esprit',
      commissionRate: 4.5,
      furnished: null,
    });
    const rental = await world.call('POST property/find', { token, body: { dto: { text: 'RENTAL' }, columns } });
    expect((rental.body as Reply).content[0]?.columns).toMatchObject({ commissionRate: null });
    const plain = await world.call('POST property/find', { token, body: { dto: { text: 'HOUSE' } } });
    expect((plain.body as Reply).content[0]).not.toHaveProperty('columns');
    const refusedRequest = await world.call('POST property/find', { token, body: { columns: ['comments'] } });
    expect(refusedRequest.status).toBe(422);
  });

  it('filters by a drawn area and excludes its holes', async () => {
    const square = (size: number) => [
      [-1.5586 - size, 43.4832 - size],
      [-1.5586 + size, 43.4832 - size],
      [-1.5586 + size, 43.4832 + size],
      [-1.5586 - size, 43.4832 + size],
      [-1.5586 - size, 43.4832 - size],
    ];
    const whole = { type: 'Polygon', coordinates: [square(0.1)] };
    const polygonWithHole = { type: 'Polygon', coordinates: [square(0.1), square(0.01)] };
    expect(await referencesOf({ location: { polygon: whole } })).toEqual(['RENTAL', 'FLAT', 'HOUSE']);
    expect(await referencesOf({ location: { polygon: polygonWithHole } })).toEqual(['RENTAL', 'HOUSE']);
  });

  it('filters by a contact’s properties', async () => {
    expect(await referencesOf({ contactId: owner })).toEqual(['HOUSE']);
    expect(await referencesOf({ contactId: String(owner) })).toEqual(['HOUSE']);
    expect(await referencesOf({ contactId: owner + 1 })).toEqual([]);
  });

  it('combines all filters', async () => {
    const everything = {
      text: 'maison',
      transactionType: 'SALE',
      propertyType: ['HOUSE'],
      propertyStatus: ['ACTIVE'],
      mandateStatus: ['RUNNING'],
      price: { min: '261250', max: 261_250 },
      location: {
        cities: ['64102'],
        exceptCities: ['64122'],
        center: { lat: 43.4929, lon: -1.4748 },
        radiusKm: '1',
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [-1.5, 43.4],
              [-1.4, 43.4],
              [-1.4, 43.6],
              [-1.5, 43.6],
              [-1.5, 43.4],
            ],
          ],
        },
      },
      rooms: { min: '5', max: '5' },
      bedrooms: { min: 3 },
      homeSize: { min: '119,5', max: '120.5' },
      landSize: { max: 300 },
      dpe: ['C'],
      negotiator: SOMEBODY.user,
      exceptNegotiators: ['paul@pignon.test'],
      contactId: owner,
      references: ['HOUSE', 'FLAT'],
    };
    expect(await referencesOf(everything)).toEqual(['HOUSE']);
    expect(await referencesOf({ ...everything, bedrooms: { min: 4 } })).toEqual([]);
    expect(await referencesOf({ ...everything, without: ['dpe'] })).toEqual([]);
  });
});
