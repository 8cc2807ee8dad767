import type { Polygon } from './geo.schema';

/** WGS 84 degrees. */
export interface Point {
  lat: number;
  lon: number;
}

type Ring = Polygon['coordinates'][number];

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.19;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Over ground, in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const high = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const wide = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(high + across * wide)));
}

function isInsideRing({ lat, lon }: Point, ring: Ring): boolean {
  let inside = false;
  let [lastLon, lastLat] = ring.at(-1) ?? [0, 0];
  for (const [ringLon, ringLat] of ring) {
    const crosses = ringLat > lat !== lastLat > lat;
    if (crosses && lon < ((lastLon - ringLon) * (lat - ringLat)) / (lastLat - ringLat) + ringLon) inside = !inside;
    [lastLon, lastLat] = [ringLon, ringLat];
  }
  return inside;
}

/** True inside the outer ring and outside all holes. */
export function isInside(point: Point, { coordinates: [outer = [], ...holes] }: Polygon): boolean {
  return isInsideRing(point, outer) && !holes.some((hole) => isInsideRing(point, hole));
}

/** Distance from a point to a segment, on a plane: exact enough for a few dozen kilometres. */
function distanceToSide(point: Point, from: readonly number[], to: readonly number[]): number {
  const scale = Math.cos(radians(point.lat));
  const project = ([lon = 0, lat = 0]: readonly number[]) => [(lon - point.lon) * scale, lat - point.lat] as const;
  const [[x1, y1], [x2, y2]] = [project(from), project(to)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
  return Math.hypot(x1 + along * dx, y1 + along * dy) * KM_PER_DEGREE;
}

/** Distance of a point outside a drawn area, in kilometres; 0 inside. */
export function distanceToPolygonKm(point: Point, polygon: Polygon): number {
  if (isInside(point, polygon)) return 0;
  let nearest = Infinity;
  for (const ring of polygon.coordinates) {
    let last = ring.at(-1) ?? [0, 0];
    for (const corner of ring) {
      nearest = Math.min(nearest, distanceToSide(point, last, corner));
      last = corner;
    }
  }
  return nearest;
}
