/** Swaps an item with its neighbour before (-1) or after (1). */
export function swapWithNeighbour<T>(items: readonly T[], item: T, step: -1 | 1): readonly T[] {
  const itemIndex = items.indexOf(item);
  const neighbour = items[itemIndex + step];
  if (itemIndex < 0 || neighbour === undefined) return items;
  return items.map((currentItem, index) =>
    index === itemIndex ? neighbour : index === itemIndex + step ? item : currentItem,
  );
}
