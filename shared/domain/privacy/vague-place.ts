/** About one kilometre. */
export const VAGUE_DECIMALS = 2;

interface Point {
  lat: number;
  lon: number;
}

/** Rounds a point to its neighbourhood. */
export function vaguePoint({ lat, lon }: Point): Point {
  return { lat: Number(lat.toFixed(VAGUE_DECIMALS)), lon: Number(lon.toFixed(VAGUE_DECIMALS)) };
}
