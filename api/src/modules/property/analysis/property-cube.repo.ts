import type { CubeDimension, CubeMeasure } from '@pignon/shared/domain/property/analysis/dimensions';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { dimensionSql, onlyListed } from './property-dimension';
import { propertyConditions } from '../find/property.conditions';

const MEASURES: Readonly<Record<CubeMeasure, Sql>> = {
  count: sql`count(*)`,
  total: sql`sum(price)`,
  medianPrice: sql`round(percentile_cont(0.5) within group (order by price::float8)::numeric, 2)`,
  medianPricePerSquareMetre: sql`round(percentile_cont(0.5) within group (order by metre::float8)::numeric, 2)`,
};

/** Reads the most frequent values of a dimension, one more than are listed. */
export async function frequentValues(
  db: Queryable,
  dimension: CubeDimension,
  max: number,
  filter: ParsedPropertyFilter,
): Promise<string[]> {
  const value = dimensionSql(dimension, filter.transactionType);
  const where = propertyConditions(filter);
  const rows = await db.query<{ value: string }>(sql`
    select value from (select ${value} as value from property p ${where}) q where value is not null
    group by value order by count(*) desc, value limit ${max + 1}::int`);
  return rows.map(({ value: each }) => each);
}

export interface CubeQuery {
  filter: ParsedPropertyFilter;
  rows: CubeDimension;
  columns: CubeDimension;
  measure: CubeMeasure;
  /** Listed values of a dimension that has more than are listed. */
  listed: Partial<Record<CubeDimension, readonly string[]>>;
}

export interface CubeRow {
  row: string | number | null;
  column: string | number | null;
  /** 0 a cell, 1 the total of a row, 2 of a column, 3 of all. */
  level: number;
  count: number;
  value: number | null;
}

/** Reads cells and totals of the matching properties in one query. */
export function readCube(db: Queryable, { filter, rows, columns, measure, listed }: CubeQuery): Promise<CubeRow[]> {
  const value = (dimension: CubeDimension): Sql => {
    const plain = dimensionSql(dimension, filter.transactionType);
    const names = listed[dimension];
    return names ? onlyListed(plain, names) : plain;
  };
  const measureColumns = raw(measure === 'count' ? '' : ', p.price, p.price_per_square_metre as metre');
  return db.query<CubeRow>(sql`
    select r as "row", c as "column", grouping(r, c) as level, count(*) as count, ${MEASURES[measure]} as value
    from (select ${value(rows)} as r, ${value(columns)} as c ${measureColumns} from property p ${propertyConditions(filter)}) q
    group by grouping sets ((r, c), (r), (c), ())`);
}
