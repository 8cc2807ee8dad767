import type { Polygon } from '../common/geo.schema';
import { isFlat, isTooWide } from '../common/ring';
import type { Frame } from './map-grid';

type Position = [lon: number, lat: number];

/** Corners that an area in an address has at most, the closing one included. */
export const MOST_CORNERS = 100;
/** About a metre. */
const DECIMALS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

function distanceToChord([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x1 + along * dx - x, y1 + along * dy - y);
}

/** Douglas and Peucker: a line without what strays less than a tolerance from it. */
function thinned(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToChord(line[index] ?? first, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

/** An area of these corners; null when they enclose nothing, or more than a country. */
export function areaOf(corners: readonly Position[]): Polygon | null {
  const [first] = corners;
  if (!first || corners.length < 3) return null;
  const last = corners.at(-1) ?? first;
  const ring = last[0] === first[0] && last[1] === first[1] ? [...corners] : [...corners, [...first] as Position];
  return ring.length < 4 || isFlat(ring) || isTooWide(ring) ? null : { type: 'Polygon', coordinates: [ring] };
}

/**
 * What a hand has drawn around, with as many corners as an address may hold: the tolerance grows until they are few enough.
 * Null when it encloses nothing.
 */
export function lassoArea(drawn: readonly Position[]): Polygon | null {
  const line = drawn.map(([lon, lat]): Position => [rounded(lon), rounded(lat)]);
  const spans = [0, 1].map((axis) => {
    const values = line.map((position) => position[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  let tolerance = Math.max(...spans) / 2000;
  let corners = thinned(line, tolerance);
  while (corners.length > MOST_CORNERS - 1) {
    tolerance *= 1.5;
    corners = thinned(line, tolerance);
  }
  return areaOf(corners);
}

export const frameArea = ([west, south, east, north]: Frame): Polygon | null =>
  areaOf(
    (
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ] as const
    ).map(([lon, lat]) => [rounded(lon), rounded(lat)]),
  );

/** The frame around areas; null for none. */
export function frameAround(areas: readonly Polygon[]): Frame | null {
  const corners = areas.flatMap(({ coordinates }) => coordinates.flat());
  if (corners.length === 0) return null;
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
