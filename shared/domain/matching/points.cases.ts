import type { Criterion } from '../contact/criterion.schema';
import { legalCases } from '../law/legal-cases';
import type { CriterionKey } from './criterion-keys';
import type { PropertyFacts } from './facts';
import { matcherOf } from './matcher';
import { weightShares } from './points';

const HARE_QUOTA =
  'largest remainders of a hundred, by hand, of the weights 10 transaction, 15 type, 25 city, 25 area, 30 price, 12 home, 8 rooms, 8 bedrooms, 6 land';

const shared = (keys: readonly CriterionKey[], expected: number[], arithmetic: string) => ({
  name: keys.join(', '),
  input: keys,
  expected,
  source: `${HARE_QUOTA}: ${arithmetic}`,
});

const shares = legalCases({
  chapter: 'ranking and points',
  rule: weightShares,
  cases: [
    shared(['PRICE'], [100], 'all of it'),
    shared(['TRANSACTION_TYPE', 'PRICE'], [25, 75], '10 and 30 of 40'),
    shared(['CITY', 'PRICE'], [45, 55], '45.45 and 54.55 of 55'),
    shared(
      ['TRANSACTION_TYPE', 'TYPE', 'CITY', 'PRICE'],
      [13, 19, 31, 37],
      '12.5, 18.75, 31.25, 37.5 of 80: two left, to 0.75 and to the first 0.5',
    ),
    shared(['TYPE', 'HOME_SIZE', 'LAND_SIZE'], [46, 36, 18], '45.45, 36.36, 18.18 of 33: one left, to 0.45'),
    shared(
      ['PRICE', 'HOME_SIZE', 'ROOMS', 'BEDROOM'],
      [52, 20, 14, 14],
      '51.72, 20.69, 13.79, 13.79 of 58: three left, not to 0.69',
    ),
    shared(
      ['TRANSACTION_TYPE', 'TYPE', 'CITY', 'POLYGON', 'PRICE', 'HOME_SIZE', 'ROOMS', 'BEDROOM', 'LAND_SIZE'],
      [7, 11, 18, 18, 21, 9, 6, 6, 4],
      '7.19, 10.79, 17.99, 17.99, 21.58, 8.63, 5.76, 5.76, 4.32 of 139: six left, not to 0.58',
    ),
  ],
});

/** A house of 100 m² or more for up to 300 000 €: shares 15, 22, 45 and 18 (14.93, 22.39, 44.78, 17.91 of 67). */
const WANTED: readonly Criterion[] = [
  { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] },
  { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] },
  { key: { type: 'NUMBER', key: 'PRICE' }, values: [null, 300_000] },
  { key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [100, null] },
];
const OFFERED: PropertyFacts = {
  transactionType: 'SALE',
  propertyType: 'HOUSE',
  price: 295_000,
  city: 'Bayonne',
  insee: '64102',
  lat: 43.5,
  lon: -1.5,
  rooms: 5,
  bedrooms: 3,
  homeSize: 120,
  landSize: 300,
};
const NEAR = 'what is near earns from all of its share where it touches what is asked down to half at the edge';

const scored = (
  name: string,
  overrides: Partial<PropertyFacts>,
  expected: number,
  arithmetic: string,
  criteria = WANTED,
) => ({
  name,
  input: { criteria, facts: { ...OFFERED, ...overrides } },
  expected,
  source: `${NEAR}; ${arithmetic}`,
});

const rooms = (min: number): readonly Criterion[] => [{ key: { type: 'NUMBER', key: 'ROOMS' }, values: [min, null] }];
const bayonne: readonly Criterion[] = [{ key: { type: 'LOCATION', key: 'CITY' }, values: ['64102'] }];
/** Half a degree of latitude south of 43.5, and as much wide. */
const area: readonly Criterion[] = [
  {
    key: { type: 'LOCATION', key: 'POLYGON' },
    values: [
      {
        type: 'Polygon',
        coordinates: [
          [
            [-2, 43],
            [-1, 43],
            [-1, 43.5],
            [-2, 43.5],
            [-2, 43],
          ],
        ],
      },
    ],
  },
];
const DEGREE = 'a degree of latitude is 111.19 km';

const scores = legalCases({
  chapter: 'ranking and points',
  rule: ({ criteria, facts }: { criteria: readonly Criterion[]; facts: PropertyFacts }) =>
    matcherOf(criteria, () => ({ name: 'Bayonne', lat: 43.5, lon: -1.5 }))(facts).score,
  cases: [
    scored('everything is met', {}, 100, '15 + 22 + 45 + 18'),
    scored('the price at its bound', { price: 300_000 }, 100, '15 + 22 + 45 + 18'),
    scored('a price 1 % above', { price: 303_000 }, 98, '45 × 0.95 = 42.75, 43'),
    scored('a price 5 % above', { price: 315_000 }, 89, '45 × 0.75 = 33.75, 34'),
    scored('a price 10 % above', { price: 330_000 }, 78, '45 × 0.5 = 22.5, 23'),
    scored('a price more than 10 % above', { price: 330_001 }, 55, 'a price that is missed earns nothing'),
    scored('a price that nobody knows', { price: null }, 55, 'what is not said is missed'),
    scored('an area 5 % below', { homeSize: 95 }, 96, '18 × 0.75 = 13.5, 14'),
    scored('an area more than 10 % below', { homeSize: 89.9 }, 82, 'an area that is missed earns nothing'),
    scored(
      'a castle for a house',
      { propertyType: 'CASTLE' },
      95,
      'akin counts in the middle of near: 22 × 0.75 = 16.5, 17',
    ),
    scored('a flat for a house', { propertyType: 'APARTMENT' }, 78, 'a type that is missed earns nothing'),
    scored('a letting for a sale', { transactionType: 'RENT' }, 0, 'rules out everything'),
    scored('a room less', { rooms: 3 }, 65, '1 − 0.5 × 0.7', rooms(4)),
    scored('two rooms less', { rooms: 2 }, 0, 'missed', rooms(4)),
    scored('more rooms', { rooms: 9 }, 100, 'met', rooms(4)),
    scored('the commune asked', {}, 100, 'met', bayonne),
    scored(
      '5 km from the commune',
      { insee: '64024', lat: 43.545 },
      75,
      `10 km are near; ${DEGREE}: 5.004 km, 1 − 0.5 × 0.5004`,
      bayonne,
    ),
    scored(
      '10.01 km from the commune',
      { insee: '64024', lat: 43.59 },
      0,
      `10 km are near; ${DEGREE}: 10.007 km`,
      bayonne,
    ),
    scored('in the area', { lat: 43.2 }, 100, 'met', area),
    scored('1 km north of the area', { lat: 43.508993 }, 75, `2 km are near; ${DEGREE}: 1.000 km`, area),
    scored('3 km north of the area', { lat: 43.527 }, 0, `2 km are near; ${DEGREE}: 3.002 km`, area),
    scored('nothing asked', {}, 100, 'nothing is missed', []),
  ],
});

export const cases = [shares, scores];
