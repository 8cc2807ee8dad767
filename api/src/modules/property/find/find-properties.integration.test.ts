import type { PropertyFindReply } from '@pignon/shared/domain/property/property-find.schema';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../property.service';

type Reply = z.infer<typeof PropertyFindReply>;

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** Half past midnight in France, and the next morning. */
const ADDED: Readonly<Record<string, string>> = {
  LAND: '2026-11-20T23:30:00.000Z',
  RENTAL: '2026-11-21T10:00:00.000Z',
};

let world: World;
let token: string;
let owner: number;

/** The portfolio of these tests; each is told apart by its reference. */
function portfolio(): Record<string, PropertyFields> {
  return {
    HOUSE: propertyFields({ title: 'Maison à Évry', contactTypes: { [owner]: ['OWNER'] }, features: ['POOL'] }),
    FLAT: propertyFields({
      title: 'Appartement lumineux',
      features: ['LIFT', 'POOL', 'BALCONY'],
      propertyType: 'APARTMENT',
      figures: { homeSize: 45.5, landSize: null, roomCount: 2, bedroomCount: 1 },
      money: { priceNoFees: 180_000 },
      place: { city: 'Biarritz', insee: '64122', postcode: '64200', lat: 43.4832, lon: -1.5586 },
      energyEfficiency: { ...propertyFields().energyEfficiency, energyClass: 'G' },
      negotiator: 'paul@pignon.test',
    }),
    LAND: propertyFields({
      title: 'Terrain à bâtir',
      propertyType: 'LAND',
      figures: { homeSize: null, landSize: 900, roomCount: null, bedroomCount: null },
      money: { priceNoFees: null },
      place: { city: 'Pau', insee: '64445', postcode: '64000', lat: 43.2951, lon: -0.3708 },
    }),
    RENTAL: propertyFields({
      title: 'Studio meublé',
      transactionType: 'RENT',
      propertyType: 'APARTMENT',
      propertyStatus: 'RENTED',
      figures: { homeSize: 20, landSize: null, roomCount: 1, bedroomCount: 0 },
      money: { monthlyExpenses: 45 },
      rentalInfo: {
        rent: 505.5,
        chargeMode: 'PROVISION',
        rentalFeeMode: 'ZONE_CAP',
        deposit: null,
        furnished: true,
        rentControl: null,
        tenantFee: null,
        inventoryFee: null,
      },
    }),
  };
}

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const items = Object.entries(portfolio()).map(([reference, fields], index) => ({
      reference,
      fields,
      createdTime: ADDED[reference] ?? at(index),
    }));
    await insertManyProperties(tx, SOMEBODY, items);
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }), life: { status: 'CLOSED' } },
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }), life: { status: 'RUNNING' } },
      { fields: mandateFields({ propertyRef: 'HOUSE', counterParts: [owner] }) },
      { fields: mandateFields({ propertyRef: 'FLAT', counterParts: [owner] }) },
    ]);
  });
});

afterAll(() => world.close());

async function find(body: object): Promise<Reply> {
  const answer = await world.call('POST property/find', { token, body });
  expect(answer.body).toMatchObject({ page: {} });
  return answer.body;
}

const referencesOf = async (dto: object) => (await find({ dto })).content.map(({ reference }) => reference);

describe('property/find', () => {
  it('lists everything newest first when nothing is asked', async () => {
    const { content, page } = await find({});
    expect(content.map(({ reference }) => reference)).toEqual(['RENTAL', 'LAND', 'FLAT', 'HOUSE']);
    expect(page).toEqual({ number: 0, size: 10, totalElements: 4, totalPages: 1 });
  });

  it('shows what a card needs, prices with fees and mandate included', async () => {
    const { content } = await find({ dto: { references: ['HOUSE'] } });
    expect(content[0]).toMatchObject({
      price: 261_250,
      priceNoFees: 250_000,
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
    ['what lacks several things', { without: ['price', 'homeSize', 'rooms'] }, ['LAND']],
    ['an open range as nothing asked', { price: {} }, ['RENTAL', 'LAND', 'FLAT', 'HOUSE']],
    ['a range turned round', { price: { min: 2, max: 1 } }, []],
    ['a circle', { location: { center: { lat: 43.4832, lon: -1.5586 }, radiusKm: '6.7' } }, ['FLAT']],
    [
      'a wider circle',
      { location: { center: { lat: 43.4832, lon: -1.5586 }, radiusKm: 6.9 } },
      ['RENTAL', 'FLAT', 'HOUSE'],
    ],
  ])('narrows by %s', async (_, dto, expected) => {
    expect(await referencesOf(dto)).toEqual(expected);
  });

  it('narrows to a drawn area and leaves out its holes', async () => {
    const square = (size: number) => [
      [-1.5586 - size, 43.4832 - size],
      [-1.5586 + size, 43.4832 - size],
      [-1.5586 + size, 43.4832 + size],
      [-1.5586 - size, 43.4832 + size],
      [-1.5586 - size, 43.4832 - size],
    ];
    const whole = { type: 'Polygon', coordinates: [square(0.1)] };
    const holed = { type: 'Polygon', coordinates: [square(0.1), square(0.01)] };
    expect(await referencesOf({ location: { polygon: whole } })).toEqual(['RENTAL', 'FLAT', 'HOUSE']);
    expect(await referencesOf({ location: { polygon: holed } })).toEqual(['RENTAL', 'HOUSE']);
  });

  it('narrows to the properties of a contact', async () => {
    expect(await referencesOf({ contactId: owner })).toEqual(['HOUSE']);
    expect(await referencesOf({ contactId: String(owner) })).toEqual(['HOUSE']);
    expect(await referencesOf({ contactId: owner + 1 })).toEqual([]);
  });

  it('narrows by everything at once', async () => {
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

  it.each([
    [
      'a polygon left open',
      {
        location: {
          polygon: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [0, 1],
                [1, 1],
                [1, 0],
              ],
            ],
          },
        },
      },
    ],
    [
      'a polygon that is a point',
      {
        location: {
          polygon: { type: 'Polygon', coordinates: [Array(4).fill([0, 0])] },
        },
      },
    ],
    ['a radius that is none', { location: { center: { lat: 43, lon: -1 }, radiusKm: 'loin' } }],
    ['a centre off the map', { location: { center: { lat: 91, lon: 0 }, radiusKm: 1 } }],
    ['a price in words', { price: { min: 'cher' } }],
    ['a commune by its name', { location: { cities: ['Bayonne'] } }],
    ['more references than a cart holds', { references: Array.from({ length: 501 }, (_, n) => `V${n}`) }],
    ['what it does not know', { owner: 'Harispe' }],
  ])('refuses %s with a sentence', async (_, dto) => {
    const answer = await world.call('POST property/find', { token, body: { dto } });
    expect(answer.status).toBe(422);
    const { errors } = answer.body as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/\S/);
  });

  it.each([
    ['price', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['price', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['reference', 'ASC', ['FLAT', 'HOUSE', 'LAND', 'RENTAL']],
    ['homeSize', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['homeSize', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['landSize', 'DESC', ['LAND', 'HOUSE', 'RENTAL', 'FLAT']],
    ['landSize', 'ASC', ['HOUSE', 'LAND', 'FLAT', 'RENTAL']],
    ['rooms', 'DESC', ['HOUSE', 'FLAT', 'RENTAL', 'LAND']],
    ['rooms', 'ASC', ['RENTAL', 'FLAT', 'HOUSE', 'LAND']],
    ['pricePerSquareMetre', 'DESC', ['FLAT', 'HOUSE', 'RENTAL', 'LAND']],
    ['modifiedTime', 'ASC', ['HOUSE', 'FLAT', 'LAND', 'RENTAL']],
    ['pricePerSquareMetre', 'ASC', ['RENTAL', 'HOUSE', 'FLAT', 'LAND']],
    ['city', 'ASC', ['HOUSE', 'RENTAL', 'FLAT', 'LAND']],
    ['createdTime', 'ASC', ['HOUSE', 'FLAT', 'LAND', 'RENTAL']],
  ])('sorts by %s %s, what has no value last', async (property, direction, expected) => {
    const { content } = await find({ order: { property, direction } });
    expect(content.map(({ reference }) => reference)).toEqual(expected);
  });

  it('cuts pages that do not overlap and counts the whole', async () => {
    const order = { property: 'city', direction: 'DESC' };
    const pages = await Promise.all([0, 1, 2].map((pageNumber) => find({ pageSize: 2, pageNumber, order })));
    expect(pages.map(({ content }) => content.map(({ reference }) => reference))).toEqual([
      ['LAND', 'FLAT'],
      ['RENTAL', 'HOUSE'],
      [],
    ]);
    expect(pages.map(({ page }) => page.totalElements)).toEqual([4, 4, 4]);
    expect(pages[0]?.page.totalPages).toBe(2);
  });
});
