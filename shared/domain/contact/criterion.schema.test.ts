import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { FILTER_KEYS, FILTER_KINDS } from './contact.enums';
import { CriterionSchema } from './criterion.schema';

const problemOf = (criterion: unknown) => CriterionSchema.safeParse(criterion).error?.issues[0]?.message;

it('quotes only the beginning of an unknown criterion', () => {
  const key = { type: 'NUMBER', key: 'x'.repeat(30_000) };
  expect(problemOf({ key, values: [] })).toBe(`Le critère NUMBER / ${'x'.repeat(40)} n’est pas permis.`);
});

describe('a saved criterion', () => {
  it.each([
    ['ATTRIBUTE', 'TRANSACTION_TYPE', ['SALE', 'RENT']],
    ['ATTRIBUTE', 'TYPE', ['HOUSE']],
    ['LOCATION', 'CITY', ['2A004']],
    [
      'LOCATION',
      'POLYGON',
      [
        {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
      ],
    ],
    ['NUMBER', 'PRICE', [null, 300_000]],
    ['NUMBER', 'ROOMS', [3, null]],
    ['NUMBER', 'HOME_SIZE', [80, 120]],
    ['NUMBER', 'LAND_SIZE', [null, null]],
    ['ROOM_TYPE', 'BEDROOM', [2, 2]],
  ])('may be %s with %s', (type, key, values) => {
    expect(problemOf({ key: { type, key }, values })).toBeUndefined();
  });

  it.each([
    ['NUMBER', 'CITY'],
    ['ATTRIBUTE', 'PRICE'],
    ['ROOM_TYPE', 'ROOMS'],
    ['toString', 'PRICE'],
  ])('is refused as %s with %s, in French', (type, key) => {
    expect(problemOf({ key: { type, key }, values: [1, 2] })).toBe(`Le critère ${type} / ${key} n’est pas permis.`);
  });

  it('reports its invalid values', () => {
    const price = (values: unknown) => problemOf({ key: { type: 'NUMBER', key: 'PRICE' }, values });
    expect(price([3, 2])).toBe('Le minimum dépasse le maximum.');
    expect(price([-1, 2])).toBeDefined();
    expect(price(['a'])).toBe('Les valeurs du critère NUMBER / PRICE ne conviennent pas.');
    expect(problemOf('PRICE')).toBe('Ce critère est illisible.');
  });

  it('is accepted in nine combinations of kind and key, and in no other', () => {
    const keys = FILTER_KINDS.flatMap((kind) => [...FILTER_KEYS[kind]]);
    const isPermitted = (type: string, key: string) =>
      !problemOf({ key: { type, key }, values: [] })?.includes('n’est pas permis');
    const allowed = FILTER_KINDS.flatMap((type) =>
      keys.filter((key) => isPermitted(type, key)).map((key) => `${type} ${key}`),
    );
    expect(allowed).toEqual([
      'ATTRIBUTE TRANSACTION_TYPE',
      'ATTRIBUTE TYPE',
      'LOCATION CITY',
      'LOCATION POLYGON',
      'NUMBER PRICE',
      'NUMBER ROOMS',
      'NUMBER HOME_SIZE',
      'NUMBER LAND_SIZE',
      'ROOM_TYPE BEDROOM',
    ]);
  });

  const square = (size: number, loops = 1) => ({
    type: 'Polygon',
    coordinates: [
      [[0, 0], ...Array.from({ length: loops }, (_, turn) => [size, turn / loops / 10]), [size, size], [0, 0]],
    ],
  });
  const codes = (count: number) => Array.from({ length: count }, (_, index) => String(10_000 + index));

  it.each<[string, string, unknown[], boolean]>([
    ['ATTRIBUTE', 'TRANSACTION_TYPE', [], false],
    ['ATTRIBUTE', 'TRANSACTION_TYPE', [...TRANSACTION_TYPES, 'SALE'], false],
    ['ATTRIBUTE', 'TYPE', [...PROPERTY_TYPES], true],
    ['ATTRIBUTE', 'TYPE', [...PROPERTY_TYPES, 'HOUSE'], false],
    ['ATTRIBUTE', 'TYPE', ['TENT'], false],
    ['LOCATION', 'CITY', codes(200), true],
    ['LOCATION', 'CITY', codes(201), false],
    ['LOCATION', 'CITY', ['2C004'], false],
    ['LOCATION', 'CITY', ['6410'], false],
    ['LOCATION', 'POLYGON', Array.from({ length: 10 }, () => square(1)), true],
    ['LOCATION', 'POLYGON', Array.from({ length: 11 }, () => square(1)), false],
    ['LOCATION', 'POLYGON', [square(1, 497)], true],
    ['LOCATION', 'POLYGON', [square(1, 498)], false],
    ['LOCATION', 'POLYGON', [square(30)], true],
    ['LOCATION', 'POLYGON', [square(30.1)], false],
    ['LOCATION', 'POLYGON', [square(0)], false],
    ['NUMBER', 'PRICE', [0, 0], true],
    ['NUMBER', 'PRICE', [-0.01, 0], false],
    ['NUMBER', 'PRICE', [1], false],
    ['NUMBER', 'PRICE', [1, 2, 3], false],
    ['NUMBER', 'ROOMS', [2, 1.99], false],
    ['ROOM_TYPE', 'BEDROOM', [1, 1], true],
  ])('of %s with %s has bounds', (type, key, values, isValid) => {
    expect(problemOf({ key: { type, key }, values }) === undefined).toBe(isValid);
  });
});
