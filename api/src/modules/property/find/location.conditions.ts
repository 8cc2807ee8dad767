import type { Frame } from '@pignon/shared/domain/place/map-grid';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { type Sql } from 'sql-template-tag';
import { ringText } from '../../../db/polygon';

type Place = NonNullable<ParsedPropertyFilter['location']>;

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = 111.19;
const POINT = sql`point(p.lon, p.lat)`;

function inPolygon({ coordinates: [outer = [], ...holes] }: NonNullable<Place['polygon']>): Sql[] {
  return [
    sql`${POINT} <@ ${ringText(outer)}::polygon`,
    ...holes.map((hole) => sql`not ${POINT} <@ ${ringText(hole)}::polygon`),
  ];
}

/** Distance on the ground; the bounding box lets the index exclude the rest. */
function withinRadius({ lat, lon }: NonNullable<Place['center']>, radiusKm: number): Sql[] {
  const latitudeRadius = radiusKm / KM_PER_DEGREE;
  const longitudeRadius = Math.min(180, latitudeRadius / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const box = `(${lon - longitudeRadius},${lat - latitudeRadius}),(${lon + longitudeRadius},${lat + latitudeRadius})`;
  return [
    sql`${POINT} <@ ${box}::box`,
    sql`${2 * EARTH_RADIUS_KM}::float8 * asin(sqrt(least(1, power(sin(radians(p.lat - ${lat}::float8) / 2), 2)
      + cos(radians(p.lat)) * cos(radians(${lat}::float8)) * power(sin(radians(p.lon - ${lon}::float8) / 2), 2))))
      <= ${radiusKm}::float8`,
  ];
}

/** Tests latitude and longitude as columns: their index also covers the other filters. */
export const inFrame = ([west, south, east, north]: Frame): Sql =>
  sql`p.lat between ${south}::float8 and ${north}::float8 and p.lon between ${west}::float8 and ${east}::float8`;

/** Combines the areas of a search: a property must lie in each. A radius needs its centre. */
export function areaConditions(place: ParsedPropertyFilter['location']): Sql[] {
  if (!place) return [];
  const { polygon, center, radiusKm, frame } = place;
  return [
    ...(frame ? [inFrame(frame)] : []),
    ...(polygon ? inPolygon(polygon) : []),
    ...(center && radiusKm !== undefined ? withinRadius(center, radiusKm) : []),
  ];
}
