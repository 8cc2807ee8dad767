import { CRITERION_KEYS, type CriterionKey } from './criterion-keys';
import { FULL_SCORE, pointsOf, weightShares } from './points';

it.each<[CriterionKey[], number[]]>([
  // of 15 + 25 + 25 = 65: 23,07…, 38,46… and 38,46…; 99 whole points, and the one left to the first of the equal ones
  [
    ['TYPE', 'CITY', 'POLYGON'],
    [23, 39, 38],
  ],
  [
    ['POLYGON', 'CITY', 'TYPE'],
    [39, 38, 23],
  ],
  // of 8 + 8 + 10 = 26: 30,76… twice and 38,46…; the two left to the two larger remainders
  [
    ['TRANSACTION_TYPE', 'ROOMS', 'BEDROOM'],
    [38, 31, 31],
  ],
  [['LAND_SIZE'], [100]],
])('shares of %j are %j', (keys, shares) => {
  expect(weightShares(keys)).toEqual(shares);
});

it('sum up to a hundred, for any criteria', () => {
  const every = Array.from({ length: 2 ** CRITERION_KEYS.length }, (_, subset) =>
    CRITERION_KEYS.filter((_key, at) => subset & (1 << at)),
  ).filter((keys) => keys.length > 0);
  expect(every).toHaveLength(511);
  for (const keys of every) expect(weightShares(keys).reduce((sum, share) => sum + share, 0)).toBe(FULL_SCORE);
});

it.each([
  ['MATCH', 1, 13],
  ['NEAR', 0.999, 12],
  ['NEAR', 0.5, 7],
  ['MISS', 0.5, 0],
] as const)('a %s of grade %d earns %d of 13', (verdict, grade, points) => {
  expect(pointsOf({ verdict, grade } as Parameters<typeof pointsOf>[0], 13)).toBe(points);
});
