/** Swaps an item with its neighbour before (-1) or after (1). */
export function swapWithNeighbour<T>(items: readonly T[], item: T, step: -1 | 1): readonly T[] {
  const at = items.indexOf(item);
  const other = items[at + step];
  if (at < 0 || other === undefined) return items;
  return items.map((one, index) => (index === at ? other : index === at + step ? item : one));
}
