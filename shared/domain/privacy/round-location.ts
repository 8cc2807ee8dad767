/** About one kilometre. */
export const ROUNDED_DECIMALS = 2;

interface Point {
  lat: number;
  lon: number;
}

/** Rounds a point to its neighbourhood. */
export function roundPoint({ lat, lon }: Point): Point {
  return { lat: Number(lat.toFixed(ROUNDED_DECIMALS)), lon: Number(lon.toFixed(ROUNDED_DECIMALS)) };
}
