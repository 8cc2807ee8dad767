import type { Frame, Grid } from '@pignon/shared/domain/place/map-grid';
import { MOST_CELLS } from '@pignon/shared/domain/place/map-grid';
import type { MapPoint } from '@pignon/shared/domain/place/map.schema';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { inFrame } from './location.conditions';
import { facetConditions, plainConditions } from './property.conditions';

/** Properties gathered in one cell of the grid; what tells one property is that of a cell that holds no other. */
export interface MapCell extends Omit<MapPoint, 'lat' | 'lon'> {
  count: number;
  lat: number;
  lon: number;
  minPrice: number | null;
  maxPrice: number | null;
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface MapTotals {
  total: number;
  withoutPlace: number;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

const asked = (filter: ParsedPropertyFilter) => [...plainConditions(filter), ...Object.values(facetConditions(filter))];

/** A coordinate as it may be told: whole, or to some decimals. Rounded as a float, which costs a tenth of a numeric. */
const told = (column: Sql, decimals: number | null): Sql =>
  decimals === null ? column : sql`(round(${column} * ${10 ** decimals}::float8) / ${10 ** decimals}::float8)`;

/** What lies in the frame, gathered by the grid; places rounded before they are gathered, so that no cell tells more. */
export function readMapCells(
  db: Queryable,
  filter: ParsedPropertyFilter,
  frame: Frame,
  { width, height }: Grid,
  decimals: number | null,
): Promise<MapCell[]> {
  return db.query<MapCell>(sql`
    with placed as (
      select p.reference, p.price, ${told(sql`p.lat`, decimals)} as lat, ${told(sql`p.lon`, decimals)} as lon
      from property p ${whereAll([inFrame(frame), ...asked(filter)])}
    ), cells as (
      select count(*)::int as count, avg(lat) as lat, avg(lon) as lon, min(price) as low, max(price) as high,
        min(lon) as west, min(lat) as south, max(lon) as east, max(lat) as north, min(reference) as reference
      from placed group by floor(lon / ${width}::float8), floor(lat / ${height}::float8)
      order by count(*) desc, min(reference) limit ${MOST_CELLS}
    )
    select c.count, c.lat, c.lon, c.low as "minPrice", c.high as "maxPrice", c.west, c.south, c.east, c.north,
      c.reference, p.price, p.property_type as "propertyType", p.transaction_type as "transactionType",
      p.property_status as "propertyStatus"
    from cells c join property p using (reference)`);
}

/** All that the filters find, wherever it is. */
export async function readMapTotals(
  db: Queryable,
  filter: ParsedPropertyFilter,
  decimals: number | null,
): Promise<MapTotals> {
  const [totals] = await db.query<MapTotals>(sql`
    select count(*)::int as total, count(*) filter (where p.lat is null or p.lon is null)::int as "withoutPlace",
      ${told(sql`min(p.lon)`, decimals)} as west, ${told(sql`min(p.lat)`, decimals)} as south,
      ${told(sql`max(p.lon)`, decimals)} as east, ${told(sql`max(p.lat)`, decimals)} as north
    from property p ${whereAll(asked(filter))}`);
  return totals ?? { total: 0, withoutPlace: 0, west: null, south: null, east: null, north: null };
}
