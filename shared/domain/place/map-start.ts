import type { Frame } from './map-grid';

/** Half the side of a commune's frame, in degrees of latitude: some 5 km. */
const HALF_SIDE = 0.045;
const DECIMALS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Frame of points with their surroundings; null for none. */
export function frameAroundPoints(points: readonly { lat: number; lon: number }[]): Frame | null {
  if (points.length === 0) return null;
  const sides = points.map(({ lat, lon }) => {
    const halfWidth = HALF_SIDE / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
    return [lon - halfWidth, lat - HALF_SIDE, lon + halfWidth, lat + HALF_SIDE] as const;
  });
  const of = (side: 0 | 1 | 2 | 3, choose: (...all: number[]) => number) =>
    rounded(choose(...sides.map((all) => all[side])));
  return [of(0, Math.min), of(1, Math.min), of(2, Math.max), of(3, Math.max)];
}
