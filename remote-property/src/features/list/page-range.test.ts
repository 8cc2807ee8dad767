import { contiguous, pagesAround } from './page-range';

describe('the pages to load', () => {
  it.each([
    ['the top', 0, 20, 1000, [0]],
    ['just before the next page', 40, 59, 1000, [0]],
    ['near the next page', 41, 60, 1000, [0, 1]],
    ['just after a page', 139, 150, 1000, [0, 1]],
    ['far from either end', 140, 159, 1000, [1]],
    ['the last rows', 990, 999, 1000, [9]],
    ['a last page that is not full', 995, 1002, 1003, [9, 10]],
    ['rows that are gone', 500, 520, 90, []],
    ['an empty list', 0, 0, 0, []],
  ])('for %s', (_, first, last, total, pages) => {
    expect(pagesAround(first, last, total, 100)).toEqual(pages);
  });

  it('are contiguous: pages beyond a gap are dropped', () => {
    expect(contiguous([7, 3, 4, 5, 0], 4)).toEqual([3, 4, 5]);
    expect(contiguous([0], 0)).toEqual([0]);
    expect(contiguous([0, 2], 1)).toEqual([]);
  });
});
