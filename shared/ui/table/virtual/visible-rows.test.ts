import { containsRange, indexesOf, rowsBetween, withAhead } from './visible-rows';

describe('the visible rows', () => {
  it.each([
    ['the first ones', 0, 530, { first: 0, last: 9 }],
    ['partly visible rows at both ends', 52, 107, { first: 0, last: 2 }],
    ['without a row that has just left the window', 53, 106, { first: 1, last: 1 }],
    ['none while the table is below the window', -2000, -1100, { first: 0, last: 0 }],
    ['the last ones', 5_299_470, 5_300_370, { first: 99_990, last: 99_999 }],
    ['limited to the end after a filter', 9_000_000, 9_000_900, { first: 99_999, last: 99_999 }],
  ])('are %s', (_, from, to, expected) => {
    expect(rowsBetween(from, to, 53, 100_000)).toEqual(expected);
  });

  it('are rendered with some rows around them, within the table', () => {
    expect(withAhead({ first: 20, last: 30 }, 8, 100)).toEqual({ first: 12, last: 38 });
    expect(withAhead({ first: 3, last: 98 }, 8, 100)).toEqual({ first: 0, last: 99 });
    expect(indexesOf(withAhead({ first: 0, last: 0 }, 2, 2))).toEqual([0, 1]);
  });

  it('are complete when both ends are rendered', () => {
    expect(containsRange({ first: 12, last: 38 }, { first: 12, last: 38 })).toBe(true);
    expect(containsRange({ first: 12, last: 38 }, { first: 11, last: 30 })).toBe(false);
    expect(containsRange({ first: 12, last: 38 }, { first: 20, last: 39 })).toBe(false);
  });
});
