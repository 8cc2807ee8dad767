import { shadesOf } from './cube-figures';

describe('the shade of a cell', () => {
  it('grows with a count, from the lightest for one to the darkest for the most', () => {
    const shade = shadesOf('count', [1, 25, 100, 0]);
    expect([0, 1, 25, 64, 100].map(shade)).toEqual([1, 1, 3, 4, 5]);
  });

  it('holds medians against the lowest and the highest', () => {
    const shade = shadesOf('medianPrice', [200_000, 400_000, null]);
    expect([200_000, 300_000, 400_000].map(shade)).toEqual([1, 3, 5]);
  });

  it('is none for what is unknown, and where nothing differs', () => {
    expect(shadesOf('medianPrice', [null, 5, 9])(null)).toBe(0);
    expect(shadesOf('medianPrice', [7, 7])(7)).toBe(0);
    expect(shadesOf('total', [])(null)).toBe(0);
  });
});
