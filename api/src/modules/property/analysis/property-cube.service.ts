import { hasArrondissements } from '@pignon/shared/domain/commune/arrondissements';
import type { Cube, CubeRequest } from '@pignon/shared/domain/property/analysis/analysis.schema';
import { MAX_LISTED, type CubeDimension } from '@pignon/shared/domain/property/analysis/dimensions';
import { mergeFilters, bucketFilter } from '@pignon/shared/domain/property/analysis/bucket-filter';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';
import { bucketNames } from './bucket-names';
import { orderBuckets } from './order-buckets';
import { frequentValues, readCube, type CubeQuery } from './property-cube.repo';
import { keyOf } from './property-dimension';

/** In a pivot each property counts once: a commune's row contains only properties without a known arrondissement. */
const withoutArrondissement = (name: string | null) => `${name ?? ''} sans arrondissement`;

type Request = z.output<typeof CubeRequest>;

/**
 * Lists the shown values of each dimension that has more. Properties in Paris without arrondissement then count among
 * the others: no filter selects Paris without its arrondissements.
 */
async function listedValues(db: Queryable, { rows, columns, dto: filter = {} }: Request): Promise<CubeQuery['listed']> {
  const listed: CubeQuery['listed'] = {};
  for (const dimension of [rows, columns]) {
    const max = MAX_LISTED[dimension];
    const values = max === undefined ? [] : await frequentValues(db, dimension, max, filter);
    if (max !== undefined && values.length > max)
      listed[dimension] = values.slice(0, max).filter((value) => !hasArrondissements(value));
  }
  return listed;
}

/** Builds the pivot of the portfolio: cells, totals, and the filter that lists each. */
export async function propertyCube(db: Queryable, request: Request): Promise<Cube> {
  const { rows, columns, measure, dto: filter = {} } = request;
  const listed = await listedValues(db, request);
  const read = await readCube(db, { filter, rows, columns, measure, listed });
  const countedCells = read.map(({ row, column, level, count, value }) => ({
    row: keyOf(rows, filter.transactionType, row),
    column: keyOf(columns, filter.transactionType, column),
    level,
    count,
    value,
  }));
  const fragment = (dimension: CubeDimension, key: string) =>
    bucketFilter({ facet: dimension, key, listed: listed[dimension] ?? [], withoutArrondissements: true }, filter);
  const emails = [rows, columns].includes('negotiator')
    ? countedCells.flatMap(({ row, column }) => [rows === 'negotiator' ? row : column])
    : [];
  const nameOf = await bucketNames(db, [...new Set(emails)]);
  const headers = (dimension: CubeDimension, side: 'row' | 'column', level: number) =>
    orderBuckets(
      dimension,
      countedCells
        .filter((each) => each.level === level)
        .map(({ count, value, [side]: key }) => ({
          key,
          label:
            dimension === 'city' && hasArrondissements(key)
              ? withoutArrondissement(nameOf(dimension, key))
              : nameOf(dimension, key),
          count,
          value,
          dto: fragment(dimension, key),
        })),
    );
  const cells = countedCells
    .filter(({ level }) => level === 0)
    .map(({ row, column, count, value }) => ({
      row,
      column,
      count,
      value,
      dto: mergeFilters(fragment(rows, row), fragment(columns, column)),
    }));
  const whole = countedCells.find(({ level }) => level === 3);
  return {
    rows: headers(rows, 'row', 1),
    columns: headers(columns, 'column', 2),
    cells,
    total: { count: whole?.count ?? 0, value: whole?.value ?? null, dto: {} },
  };
}
