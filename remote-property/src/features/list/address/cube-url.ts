import {
  CUBE_DIMENSIONS,
  CUBE_MEASURES,
  type CubeDimension,
  type CubeMeasure,
} from '@pignon/shared/domain/property/analysis/dimensions';
import { isActiveOnly, type ListFilters } from '../list-filters';
import { DEFAULT_CUBE, type CubeAxes } from '../list-state';

/** Address parameter of each dimension, equal to its filter's. */
const DIMENSION_NAMES: Readonly<Record<CubeDimension, string>> = {
  propertyType: 'type',
  transactionType: 'transaction',
  city: 'city',
  price: 'price',
  rooms: 'rooms',
  dpe: 'dpe',
  negotiator: 'negotiator',
  mandateStatus: 'mandate',
};

const MEASURE_NAMES: Readonly<Record<CubeMeasure, string>> = {
  count: 'count',
  medianPrice: 'median',
  medianPricePerSquareMetre: 'median-m2',
  total: 'total',
};

/** Dimensions of the cube; the mandate status applies to active properties only. */
export function dimensionsFor({ propertyStatus }: ListFilters): readonly CubeDimension[] {
  return CUBE_DIMENSIONS.filter((one) => one !== 'mandateStatus' || isActiveOnly(propertyStatus));
}

/** Changes the axes; choosing one dimension twice swaps them. */
export function axesWith(axes: CubeAxes, change: Partial<CubeAxes>): CubeAxes {
  const next = { ...axes, ...change };
  if (next.rows !== next.columns) return next;
  return change.rows === undefined ? { ...next, rows: axes.columns } : { ...next, columns: axes.rows };
}

/** Parses `?rows=city&columns=type&measure=median`; ignores invalid values. */
export function readCubeAxes(query: URLSearchParams, filters: ListFilters): CubeAxes {
  const offeredDimensions = dimensionsFor(filters);
  const dimension = (name: 'rows' | 'columns') =>
    offeredDimensions.find((one) => DIMENSION_NAMES[one] === query.get(name));
  const measure = CUBE_MEASURES.find((one) => MEASURE_NAMES[one] === query.get('measure')) ?? DEFAULT_CUBE.measure;
  const rows = dimension('rows') ?? DEFAULT_CUBE.rows;
  const columns = dimension('columns') ?? DEFAULT_CUBE.columns;
  if (rows !== columns) return { rows, columns, measure };
  return { rows, columns: rows === DEFAULT_CUBE.columns ? DEFAULT_CUBE.rows : DEFAULT_CUBE.columns, measure };
}

/** Address parameters of the axes; empty for the defaults. */
export function writeCubeAxes({ rows, columns, measure }: CubeAxes): string {
  const first = rows === DEFAULT_CUBE.rows && columns === DEFAULT_CUBE.columns;
  return [
    first ? '' : `rows=${DIMENSION_NAMES[rows]}&columns=${DIMENSION_NAMES[columns]}`,
    measure === DEFAULT_CUBE.measure ? '' : `measure=${MEASURE_NAMES[measure]}`,
  ]
    .filter(Boolean)
    .join('&');
}
