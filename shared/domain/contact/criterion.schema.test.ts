import { describe, expect, it } from 'vitest';
import { CriterionSchema } from './criterion.schema';

const problemOf = (criterion: unknown) => CriterionSchema.safeParse(criterion).error?.issues[0]?.message;

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

  it('says what is wrong with its values', () => {
    const price = (values: unknown) => problemOf({ key: { type: 'NUMBER', key: 'PRICE' }, values });
    expect(price([3, 2])).toBe('Le minimum dépasse le maximum.');
    expect(price([-1, 2])).toBeDefined();
    expect(price(['a'])).toBe('Les valeurs du critère NUMBER / PRICE ne conviennent pas.');
    expect(problemOf('PRICE')).toBe('Ce critère est illisible.');
  });
});
