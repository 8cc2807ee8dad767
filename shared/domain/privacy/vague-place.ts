/** About one kilometre. */
export const VAGUE_DECIMALS = 2;

interface Point {
  lat: number;
  lon: number;
}

/** A point of which only the neighbourhood is told. */
export function vaguePoint({ lat, lon }: Point): Point {
  return { lat: Number(lat.toFixed(VAGUE_DECIMALS)), lon: Number(lon.toFixed(VAGUE_DECIMALS)) };
}
