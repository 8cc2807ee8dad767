import { groupDigits } from './group-digits';

/** Numbers of every size around powers of ten, whole and with decimals, of both signs. */
const VALUES = Array.from({ length: 17 }, (_, power) => 10 ** power).flatMap((size) =>
  [0, -1, 1, 0.5, 0.25, 0.125, 0.1, -0.01, 0.005, 234_567.89].flatMap((more) => [size + more, -(size + more)]),
);

describe.each([
  ['fr-FR', false],
  ['en-GB', true],
] as const)('in %s', (locale, isEnglish) => {
  test.each([
    [0, 0],
    [0, 2],
    [2, 2],
    [0, 3],
  ])('writes what Intl writes with %i to %i decimals, or nothing', (minimumFractionDigits, maximumFractionDigits) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
    const written = VALUES.flatMap((value) => {
      const text = groupDigits(value, isEnglish, minimumFractionDigits, maximumFractionDigits);
      return text === undefined ? [] : [[value, text] as const];
    });
    expect(written.length).toBeGreaterThan(100);
    expect(written).toEqual(written.map(([value]) => [value, format.format(value)]));
  });
});

test.each([-0, NaN, Infinity, 1e21, 1e-7, 0.1 + 0.2])('leaves %s to Intl', (value) => {
  expect(groupDigits(value, false, 0, 2)).toBeUndefined();
});
