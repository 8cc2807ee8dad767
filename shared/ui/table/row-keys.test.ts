import { rowAfterKey } from './row-keys';

describe('the row reached by a key', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['PageDown', 4, 14],
    ['PageUp', 14, 4],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['ArrowUp', 0, 0],
    ['PageUp', 3, 0],
    ['ArrowDown', 99, 99],
    ['PageDown', 95, 99],
    ['x', 4, undefined],
    ['Enter', 4, undefined],
  ])('%s from row %i of 100 is %s', (key, currentIndex, targetIndex) => {
    expect(rowAfterKey(key, currentIndex, 100, 10)).toBe(targetIndex);
  });

  it('is undefined in an empty table', () => {
    expect(rowAfterKey('ArrowDown', 0, 0, 10)).toBeUndefined();
  });
});
