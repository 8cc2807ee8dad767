import { NOTHING, rangeIn, shareOf, toggledIn, withAll, without, type Choosable } from './selection';

const row = (number: number): Choosable => ({ id: `V${number}`, version: number });
const rows = [1, 2, 3, 4, 5].map(row);
const selectionOf = (...numbers: number[]) => withAll(NOTHING, numbers.map(row));
const keys = (selection: ReadonlyMap<string, number>) => [...selection.keys()];

describe('a selection', () => {
  it('adds and removes a record, with the version that the user saw', () => {
    const singleSelection = toggledIn(NOTHING, row(3));
    expect([...singleSelection]).toEqual([['V3', 3]]);
    expect(toggledIn(singleSelection, row(3)).size).toBe(0);
  });

  it('updates the version of a record', () => {
    expect(withAll(selectionOf(3), [{ id: 'V3', version: 9 }]).get('V3')).toBe(9);
  });

  it.each([
    ['downwards', 'V2', 4, ['V2', 'V3', 'V4']],
    ['upwards', 'V4', 2, ['V4', 'V2', 'V3']],
    ['from a removed row', 'V9', 4, ['V4']],
    ['without an anchor row', null, 4, ['V4']],
  ])('selects a range %s', (_, anchor, to, expected) => {
    const selectionBefore = anchor === 'V2' || anchor === 'V4' ? selectionOf(Number(anchor.slice(1))) : NOTHING;
    expect(keys(rangeIn(selectionBefore, rows, anchor, row(to)))).toEqual(expected);
  });

  it('deselects a range that ends on a selected row', () => {
    expect(keys(rangeIn(selectionOf(1, 2, 3, 4), rows, 'V2', row(4)))).toEqual(['V1']);
  });

  it('contains at most 1,000 records, whose versions are still updated', () => {
    const manyRows = Array.from({ length: 1002 }, (_, index) => row(index + 1));
    const full = withAll(NOTHING, manyRows);
    expect([full.size, full.has('V1000'), full.has('V1001')]).toEqual([1000, true, false]);
    expect(withAll(full, [{ id: 'V7', version: 70 }]).get('V7')).toBe(70);
    expect(toggledIn(full, row(1001)).size).toBe(1000);
  });

  it('reports how much of a page it contains', () => {
    expect(shareOf(selectionOf(1, 9), rows)).toBe('some');
    expect(shareOf(selectionOf(1, 2, 3, 4, 5, 9), rows)).toBe('all');
    expect(shareOf(without(selectionOf(1), [row(1)]), rows)).toBe('none');
    expect(shareOf(selectionOf(1), [])).toBe('none');
  });
});
