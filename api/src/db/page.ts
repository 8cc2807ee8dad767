import { pageInfo, type Page } from '@pignon/shared/domain/common/paging';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from './db';

/** How a list is sorted: an expression of the row and whether rows may have no value there. */
export interface OrderColumn {
  column: Sql;
  nullable?: boolean;
}

export interface PageSlice {
  pageSize: number;
  pageNumber: number;
}

export interface PageRequest<Order extends string> extends PageSlice {
  order: { property: Order; direction: 'ASC' | 'DESC' };
}

/** `order by` of an allowed column with the row's key behind it, so that every order is total; no value comes last. */
export function orderBy<Order extends string>(
  { order: { property, direction } }: PageRequest<Order>,
  columns: Readonly<Record<Order, OrderColumn>>,
  key: Sql,
): Sql {
  const { column, nullable = false } = columns[property];
  const down = direction === 'DESC' ? raw('desc') : raw('asc');
  return sql`order by ${column} ${down}${nullable && direction === 'DESC' ? raw(' nulls last') : raw('')}, ${key} ${down}`;
}

export const limitOf = ({ pageSize, pageNumber }: PageSlice): Sql =>
  sql`limit ${pageSize}::int offset ${pageNumber * pageSize}::bigint`;

/** The page with its total; rows are counted only when the page itself does not tell. */
export async function pageWithTotal<Item extends object>(
  db: Queryable,
  { pageSize, pageNumber }: PageSlice,
  content: Item[],
  countQuery: Sql,
): Promise<Page<Item>> {
  const last = content.length < pageSize && (content.length > 0 || pageNumber === 0);
  const total = last ? pageNumber * pageSize + content.length : await count(db, countQuery);
  return { content, page: pageInfo(pageNumber, pageSize, total) };
}

async function count(db: Queryable, countQuery: Sql): Promise<number> {
  const [row] = await db.query<{ total: number }>(countQuery);
  return row?.total ?? 0;
}
