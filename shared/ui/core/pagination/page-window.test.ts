import { pageWindow } from './page-window';

describe('the offered page numbers', () => {
  it.each([
    [0, 0, []],
    [0, 1, [0]],
    [0, 3, [0, 1, 2]],
    [3, 132, [0, 1, 2, 3, 4, undefined, 131]],
    [60, 132, [0, undefined, 59, 60, 61, undefined, 131]],
    [131, 132, [0, undefined, 130, 131]],
  ])('page %i of %i', (currentPage, total, expected) => {
    expect(pageWindow(currentPage, total)).toEqual(expected);
  });
});
