/** Rows by index, both ends included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Rows of a table visible in a window: `from` and `to` in pixels from the table's first row. */
export function rowsBetween(from: number, to: number, rowHeight: number, total: number): RowRange {
  const last = Math.max(0, total - 1);
  const clampIndex = (index: number) => Math.min(Math.max(index, 0), last);
  return { first: clampIndex(Math.floor(from / rowHeight)), last: clampIndex(Math.ceil(to / rowHeight) - 1) };
}

/** Extends a range by `ahead` rows on both sides, so that short scrolls find them rendered. */
export function withAhead({ first, last }: RowRange, ahead: number, total: number): RowRange {
  return { first: Math.max(0, first - ahead), last: Math.min(Math.max(0, total - 1), last + ahead) };
}

export const containsRange = (drawnRange: RowRange, visibleRange: RowRange): boolean =>
  drawnRange.first <= visibleRange.first && visibleRange.last <= drawnRange.last;

export const indexesOf = ({ first, last }: RowRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
