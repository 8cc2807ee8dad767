import { pageInfo, type Page } from '@pignon/shared/domain/common/paging';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Queryable } from './db';

/** Sort of a list: an expression of the row, and whether it may be null. */
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

/** `order by` of an allowed column, nulls last, then the row's key, so that the order is total. */
export function orderBy<Order extends string>(
  { order: { property, direction } }: Pick<PageRequest<Order>, 'order'>,
  columns: Readonly<Record<Order, OrderColumn>>,
  key: Sql,
): Sql {
  const { column, nullable = false } = columns[property];
  const down = direction === 'DESC' ? raw('desc') : raw('asc');
  return sql`order by ${column} ${down}${nullable && direction === 'DESC' ? raw(' nulls last') : raw('')}, ${key} ${down}`;
}

/** Reverses a sort order. */
function reversed<Order extends string>(
  { order: { property, direction } }: Pick<PageRequest<Order>, 'order'>,
  columns: Readonly<Record<Order, OrderColumn>>,
  key: Sql,
): Sql {
  const { column, nullable = false } = columns[property];
  const up = direction === 'DESC' ? raw('asc') : raw('desc');
  return sql`order by ${column} ${up}${nullable ? raw(' nulls first') : raw('')}, ${key} ${up}`;
}

/** From this offset on, rows are counted first: a page in the second half is then read from the end. */
const COUNT_FROM_OFFSET = 5000;

/** SQL order and limits of a page, and the total when it was counted for that. */
export interface PageCut {
  sql: Sql;
  total: number | undefined;
}

/** Cuts a page from whichever end of the list is nearer, so that the last page costs as little as the first. */
export async function nearestCut<Order extends string>(
  db: Queryable,
  request: PageRequest<Order>,
  columns: Readonly<Record<Order, OrderColumn>>,
  { key, countQuery }: { key: Sql; countQuery: Sql },
): Promise<PageCut> {
  const { pageNumber, pageSize } = request;
  const offset = pageNumber * pageSize;
  const forward = sql`${orderBy(request, columns, key)} ${limitOf(request)}`;
  if (offset < COUNT_FROM_OFFSET) return { sql: forward, total: undefined };
  const total = await count(db, countQuery);
  const rowsAfterPage = total - offset - pageSize;
  if (rowsAfterPage >= offset) return { sql: forward, total };
  const rows = Math.max(0, Math.min(pageSize, total - offset));
  const bounds = sql`limit ${rows}::int offset ${Math.max(0, rowsAfterPage)}::bigint`;
  return { sql: sql`${reversed(request, columns, key)} ${bounds}`, total };
}

export const limitOf = ({ pageSize, pageNumber }: PageSlice): Sql =>
  sql`limit ${pageSize}::int offset ${pageNumber * pageSize}::bigint`;

/** Adds the total to a page; counts rows only when the total is unknown and does not follow from the page. */
export async function pageWithTotal<Item extends object>(
  db: Queryable,
  { pageSize, pageNumber }: PageSlice,
  content: Item[],
  countQuery: Sql,
  knownTotal?: number,
): Promise<Page<Item>> {
  const last = content.length < pageSize && (content.length > 0 || pageNumber === 0);
  const total = knownTotal ?? (last ? pageNumber * pageSize + content.length : await count(db, countQuery));
  return { content, page: pageInfo(pageNumber, pageSize, total) };
}

async function count(db: Queryable, countQuery: Sql): Promise<number> {
  const [row] = await db.query<{ total: number }>(countQuery);
  return row?.total ?? 0;
}
