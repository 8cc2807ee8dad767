import type { Polygon } from '../common/geo/geo.schema';
import { isFlat, isTooWide } from '../common/geo/ring';
import { largestLoop, surfaceOf } from './largest-loop';
import type { Frame } from './map-grid';

type Position = [lon: number, lat: number];

/** Corners that an area in an address has at most, the closing one included. */
export const MAX_CORNERS = 100;
/** About a metre. */
const DECIMALS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

function distanceToChord([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x1 + along * dx - x, y1 + along * dy - y);
}

/** Simplifies a line by Douglas-Peucker with a tolerance. */
function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToChord(line[index] ?? first, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(at), tolerance)];
}

/** Makes an area of corners; null when empty or larger than a country. */
export function areaOf(corners: readonly Position[]): Polygon | null {
  const [first] = corners;
  if (!first || corners.length < 3) return null;
  const last = corners.at(-1) ?? first;
  const ring = last[0] === first[0] && last[1] === first[1] ? [...corners] : [...corners, [...first] as Position];
  return ring.length < 4 || isFlat(ring) || isTooWide(ring) ? null : { type: 'Polygon', coordinates: [ring] };
}

/** Why a drawing is refused: no area, too small, or larger than a country. */
export const AREA_REFUSALS = ['LINE', 'SMALL', 'LARGE'] as const;
/** Parts dropped from a drawing: outside the map, smaller loops of a self-crossing line, corners. */
export const AREA_NOTES = ['OUTSIDE', 'CROSSING', 'CORNERS'] as const;

export interface DrawnArea {
  area: Polygon | null;
  refusal: (typeof AREA_REFUSALS)[number] | null;
  notes: readonly (typeof AREA_NOTES)[number][];
}

/** Minimum area in m², a garden: a smaller one is drawn by mistake. */
const MIN_SURFACE = 1_000;
/** Share of the drawing that may be dropped silently: line ends that cross where it closes. */
const NEGLIGIBLE_SHARE = 0.02;
/** Minimum length of an intended line in degrees, about 200 metres. */
const LINE_DEGREES = 0.002;

const refusedArea = (refusal: NonNullable<DrawnArea['refusal']>): DrawnArea => ({ area: null, refusal, notes: [] });

/** Simplifies a line to the maximum number of corners, raising the tolerance as needed; says whether it was raised. */
function fewCorners(line: readonly Position[], widestSpan: number): { corners: Position[]; isCoarse: boolean } {
  let tolerance = widestSpan / 2000;
  let corners = simplifyLine(line, tolerance);
  const isCoarse = corners.length > MAX_CORNERS - 1;
  while (corners.length > MAX_CORNERS - 1) {
    tolerance *= 1.5;
    corners = simplifyLine(line, tolerance);
  }
  return { corners, isCoarse };
}

/**
 * Turns a stroke in degrees into an area that fits an address, with the dropped parts. Keeps the largest loop of a
 * self-crossing line. `outside`: the pointer left the map, and the line follows its edge there.
 */
export function drawnArea(stroke: readonly Position[], outside = false): DrawnArea {
  const within = (degrees: number, max: number) => rounded(Math.max(-max, Math.min(max, degrees)));
  const line = stroke.map(([lon, lat]): Position => [within(lon, 180), within(lat, 90)]);
  const isBeyond = stroke.some(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90);
  if (line.length < 3) return refusedArea('LINE');
  const spans = [0, 1].map((axis) => {
    const values = line.map((position) => position[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  const widestSpan = Math.max(...spans);
  const { corners, isCoarse } = fewCorners(line, widestSpan);
  const { loop, dropped } = largestLoop(corners);
  if (surfaceOf(loop) < MIN_SURFACE) return refusedArea(widestSpan < LINE_DEGREES ? 'SMALL' : 'LINE');
  if (isTooWide(loop)) return refusedArea('LARGE');
  const area = areaOf(loop.map(([lon, lat]): Position => [rounded(lon), rounded(lat)]));
  if (!area) return refusedArea('LINE');
  const relation = { OUTSIDE: outside || isBeyond, CROSSING: dropped > NEGLIGIBLE_SHARE, CORNERS: isCoarse };
  return { area, refusal: null, notes: AREA_NOTES.filter((note) => relation[note]) };
}

/** Area of a hand-drawn line; null when it is refused. */
export const lassoArea = (stroke: readonly Position[]): Polygon | null => drawnArea(stroke).area;

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

/** Frame of areas; null for none. */
export function frameAround(areas: readonly Polygon[]): Frame | null {
  const corners = areas.flatMap(({ coordinates }) => coordinates.flat());
  if (corners.length === 0) return null;
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
