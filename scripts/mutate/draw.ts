/** Numbers from 0 up to 1, the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `size` different items, in the order of `items`; all of them when there are no more. The same seed draws the same. */
export function draw<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  if (size >= items.length) return [...items];
  const random = randomFrom(seed);
  const places = items.map((_, place) => place);
  // the first steps of a Fisher-Yates shuffle
  for (let done = 0; done < size; done += 1) {
    const other = done + Math.floor(random() * (places.length - done));
    [places[done], places[other]] = [places[other] as number, places[done] as number];
  }
  const drawn = new Set(places.slice(0, size));
  return items.filter((_, place) => drawn.has(place));
}
