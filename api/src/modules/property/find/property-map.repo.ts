import type { Frame, Grid } from '@pignon/shared/domain/place/map-grid';
import { MAX_CELLS } from '@pignon/shared/domain/place/map-grid';
import type { MapPoint } from '@pignon/shared/domain/place/map.schema';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { inFrame } from './location.conditions';
import { facetConditions, plainConditions } from './property.conditions';

/** Properties in one grid cell; the fields of a single property are set when the cell holds only one. */
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

const filters = (filter: ParsedPropertyFilter) => [
  ...plainConditions(filter),
  ...Object.values(facetConditions(filter)),
];

/** A coordinate, rounded to `decimals` unless null. Rounding a float costs a tenth of rounding a numeric. */
const roundedColumn = (column: Sql, decimals: number | null): Sql =>
  decimals === null ? column : sql`(round(${column} * ${10 ** decimals}::float8) / ${10 ** decimals}::float8)`;

/** Properties in the frame by grid cell. Coordinates are rounded first, so that a cell reveals no exact place. */
export function readMapCells(
  db: Queryable,
  filter: ParsedPropertyFilter,
  frame: Frame,
  { width, height }: Grid,
  decimals: number | null,
): Promise<MapCell[]> {
  return db.query<MapCell>(sql`
    with placed as (
      select p.reference, p.price, ${roundedColumn(sql`p.lat`, decimals)} as lat, ${roundedColumn(sql`p.lon`, decimals)} as lon
      from property p ${whereAll([inFrame(frame), ...filters(filter)])}
    ), cells as (
      select count(*)::int as count, avg(lat) as lat, avg(lon) as lon, min(price) as low, max(price) as high,
        min(lon) as west, min(lat) as south, max(lon) as east, max(lat) as north, min(reference) as reference
      from placed group by floor(lon / ${width}::float8), floor(lat / ${height}::float8)
      order by count(*) desc, min(reference) limit ${MAX_CELLS}
    )
    select c.count, c.lat, c.lon, c.low as "minPrice", c.high as "maxPrice", c.west, c.south, c.east, c.north,
      c.reference, p.price, p.property_type as "propertyType", p.transaction_type as "transactionType",
      p.property_status as "propertyStatus"
    from cells c join property p using (reference)`);
}

/** Counts all matching properties, in any frame. */
export async function readMapTotals(
  db: Queryable,
  filter: ParsedPropertyFilter,
  decimals: number | null,
): Promise<MapTotals> {
  const [totals] = await db.query<MapTotals>(sql`
    select count(*)::int as total, count(*) filter (where p.lat is null or p.lon is null)::int as "withoutPlace",
      ${roundedColumn(sql`min(p.lon)`, decimals)} as west, ${roundedColumn(sql`min(p.lat)`, decimals)} as south,
      ${roundedColumn(sql`max(p.lon)`, decimals)} as east, ${roundedColumn(sql`max(p.lat)`, decimals)} as north
    from property p ${whereAll(filters(filter))}`);
  return totals ?? { total: 0, withoutPlace: 0, west: null, south: null, east: null, north: null };
}
