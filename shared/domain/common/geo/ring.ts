/** Corners of an area as [lon, lat] degrees; the last equals the first. */
export type Ring = readonly (readonly [number, number])[];

/** Wider than any plausible search area, in degrees. */
const MAX_DEGREES = 30;
/** About a square metre, in square degrees. */
const MIN_AREA = 1e-10;

export const isClosed = (ring: Ring): boolean => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
};

/** True for a ring without area; loops count in either direction. */
export function isFlat(ring: Ring): boolean {
  const [lon0, lat0] = ring[0] ?? [0, 0];
  let area = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [[lon1, lat1], [lon2, lat2]] = [ring[index - 1] ?? [0, 0], ring[index] ?? [0, 0]];
    area += Math.abs((lon1 - lon0) * (lat2 - lat0) - (lon2 - lon0) * (lat1 - lat0));
  }
  return area / 2 < MIN_AREA;
}

/** True for a ring wider or higher than the maximum in degrees. */
export function isTooWide(ring: Ring): boolean {
  const spans = [0, 1].map((axis) => {
    const values = ring.map((position) => position[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return spans.some((span) => span > MAX_DEGREES);
}
