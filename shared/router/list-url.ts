import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER } from '../domain/common/paging';
import type { ListParam } from './list-param';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export type Direction = 'ASC' | 'DESC';

export interface ListOrder<Property extends string = string> {
  property: Property;
  direction: Direction;
}

/** Filters and sort properties that a list's address may contain. */
export interface ListSchema<Filters, Property extends string> {
  filters: { readonly [Name in keyof Filters]: ListParam<Filters[Name]> };
  orderProperties: readonly Property[];
  defaultOrder: ListOrder<Property>;
}

export interface ListState<Filters, Property extends string> {
  filters: Filters;
  order: ListOrder<Property>;
  /** 0-based; the address counts from 1. */
  pageNumber: number;
  pageSize: PageSize;
}

/** The state that a schema describes. */
export type StateOf<Schema> =
  Schema extends ListSchema<infer Filters, infer Property> ? ListState<Filters, Property> : never;

const PAGING_NAMES = ['sort', 'size', 'page'] as const;

/** Keeps the types of a list's schema; filters are inferred from their parameters. */
export function defineList<Filters extends object, const Property extends string>(
  schema: ListSchema<Filters, Property>,
): ListSchema<Filters, Property> {
  return schema;
}

// Object.entries loses which parameter belongs to which filter; within one entry the types match
function paramEntries<Filters>(
  filters: ListSchema<Filters, string>['filters'],
): [keyof Filters & string, ListParam<unknown>][] {
  return Object.entries(filters) as [keyof Filters & string, ListParam<unknown>][];
}

function readOrder<P extends string>(text: string | null, schema: ListSchema<never, P>): ListOrder<P> {
  const [name, direction] = (text ?? '').split('.');
  const property = schema.orderProperties.find((orderProperty) => orderProperty.toLowerCase() === name?.toLowerCase());
  return property ? { property, direction: direction === 'asc' ? 'ASC' : 'DESC' } : schema.defaultOrder;
}

/** Default filters of a list. */
export function defaultFilters<Filters>(schema: ListSchema<Filters, string>): Filters {
  return Object.fromEntries(paramEntries(schema.filters).map(([key, param]) => [key, param.fallback])) as Filters;
}

/** Parses a list's address (`?status=sold&sort=price.asc&page=2`); ignores invalid values. */
export function readListUrl<Filters, P extends string>(
  search: string,
  schema: ListSchema<Filters, P>,
): ListState<Filters, P> {
  const query = new URLSearchParams(search);
  const filters = paramEntries(schema.filters).map(([key, param]) => {
    const text = query.get(param.name ?? key);
    return [key, text === null ? param.fallback : (param.parse(text) ?? param.fallback)];
  });
  const page = /^\d{1,6}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const size = Number(query.get('size'));
  return {
    filters: Object.fromEntries(filters) as Filters,
    order: readOrder(query.get('sort'), schema as unknown as ListSchema<never, P>),
    pageNumber: Math.min(Math.max(page - 1, 0), MAX_PAGE_NUMBER),
    pageSize: PAGE_SIZES.find((orderProperty) => orderProperty === size) ?? DEFAULT_PAGE_SIZE,
  };
}

function encodePair(name: string, text: string): string {
  return `${name}=${encodeURIComponent(text).replace(/%2C/g, ',').replace(/%40/g, '@').replace(/%20/g, '+')}`;
}

/**
 * Builds the shortest equivalent address: `?status=sold&page=2`, or empty for the defaults. Keeps foreign parameters of
 * `search`.
 */
export function writeListUrl<Filters, P extends string>(
  { filters, order, pageNumber, pageSize }: ListState<Filters, P>,
  schema: ListSchema<Filters, P>,
  search = '',
): string {
  const params = paramEntries(schema.filters);
  const ownNames = new Set<string>([...PAGING_NAMES, ...params.map(([key, param]) => param.name ?? key)]);
  const parts = [...new URLSearchParams(search)]
    .filter(([name]) => !ownNames.has(name))
    .map((orderProperty) => encodePair(...orderProperty));
  for (const [key, param] of params) {
    const text = param.print(filters[key]);
    if (text !== param.print(param.fallback)) parts.push(encodePair(param.name ?? key, text));
  }
  const sort = `${order.property}.${order.direction.toLowerCase()}`;
  if (sort !== `${schema.defaultOrder.property}.${schema.defaultOrder.direction.toLowerCase()}`)
    parts.push(`sort=${sort}`);
  if (pageSize !== DEFAULT_PAGE_SIZE) parts.push(`size=${pageSize}`);
  if (pageNumber > 0) parts.push(`page=${pageNumber + 1}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
