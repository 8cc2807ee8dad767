import type { Page } from '@pignon/shared/domain/common/paging';
import { dayOf } from '@pignon/shared/domain/common/day';
import { netToSeller } from '@pignon/shared/domain/property/price/price';
import { isOnMarket, marketDays, ON_MARKET } from '@pignon/shared/domain/property/market/market';
import { COLUMN_FIELDS, type FieldColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { PropertyFindRequest } from '@pignon/shared/domain/property/property-find.schema';
import type { PropertyOrder } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields, PropertySummary } from '@pignon/shared/domain/property/property.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';
import { joinedChoices, partAt, selectFields } from '../../../db/field-columns';
import { nearestCut, orderBy, pageWithTotal, type OrderColumn } from '../../../db/page';
import { propertyConditions } from './property.conditions';

export type PropertyFind = z.output<typeof PropertyFindRequest>;

/** A row of the list whose cover URL is not signed yet. */
export interface PropertyLine extends Omit<PropertySummary, 'cover'> {
  coverPath: string | null;
  coverMimeType: string | null;
}

const ORDER: Readonly<Record<PropertyOrder, OrderColumn>> = {
  modifiedTime: { column: sql`p.modified_time` },
  createdTime: { column: sql`p.created_time` },
  reference: { column: sql`p.reference` },
  price: { column: sql`p.price`, nullable: true },
  pricePerSquareMetre: { column: sql`p.price_per_square_metre`, nullable: true },
  homeSize: { column: sql`p.home_size`, nullable: true },
  landSize: { column: sql`p.land_size`, nullable: true },
  rooms: { column: sql`p.rooms`, nullable: true },
  city: { column: sql`p.city_key` },
  marketDays: { column: sql`p.market_since` },
};

type Sorted = Pick<PropertyFind, 'order' | 'dto'>;

/**
 * Chooses the sort. If all properties are on the market, most days means first published; otherwise days are computed.
 */
function ordering<Request extends Sorted>(request: Request): { request: Request; columns: typeof ORDER } {
  const { order, dto } = request;
  if (order.property !== 'marketDays') return { request, columns: ORDER };
  const statuses = dto?.propertyStatus ?? [];
  if (statuses.length > 0 && statuses.every(isOnMarket))
    return {
      request: { ...request, order: { ...order, direction: order.direction === 'ASC' ? 'DESC' : 'ASC' } },
      columns: ORDER,
    };
  const end = sql`case when p.property_status = any(${ON_MARKET}::text[]) then ${dayOf()}::date else p.market_until end`;
  return { request, columns: { ...ORDER, marketDays: { column: sql`(${end} - p.market_since)`, nullable: true } } };
}

/** Selects a field; null where it belongs to the other kind of transaction, or another field disables it. */
function fieldValue(column: FieldColumn): Sql {
  const { path, field } = COLUMN_FIELDS[column];
  const { transaction, when, several } = field;
  const part = partAt(sql`p.parts`, { path });
  const value = several ? joinedChoices(part) : part;
  const counts = [
    ...(transaction ? [sql`p.transaction_type = ${transaction}`] : []),
    ...(when ? [sql`p.parts #>> ${when.path.split('.')}::text[] is not distinct from ${when.is}::text`] : []),
  ];
  return counts.length > 0 ? sql`case when ${join(counts, ' and ')} then ${value} end` : value;
}

/** Columns of a row, for the references in a table `page`, and the requested fields. */
const lineOf = (columns: readonly FieldColumn[] = []): Sql => sql`
  select ${selectFields(columns, fieldValue)} p.reference, p.title, p.transaction_type as "transactionType", p.property_status as "propertyStatus",
    p.property_type as "propertyType", p.city, p.postcode, p.lat, p.lon, p.price, p.price_no_fees as "priceNoFees",
    (p.parts -> 'financialInfo') - 'priceHistory' as "financialInfo",
    p.price_per_square_metre as "pricePerSquareMetre", p.home_size as "homeSize", p.land_size as "landSize", p.rooms,
    p.bedrooms, p.energy_class as "energyClass", p.ges_class as "gesClass",
    nullif(p.mandate_status, 'NONE') as "mandateStatus", p.mandate_type as "mandateType", p.negotiator,
    p.market_since as "marketSince", p.market_until as "marketUntil", photos.count::int as "photoCount", photos.paths[1] as "coverPath", photos.types[1] as "coverMimeType",
    p.created_time as "createdTime", p.modified_time as "modifiedTime", p.version
  from page join property p using (reference)
  cross join lateral (
    select count(*), array_agg(path order by position, key) as paths, array_agg(mime_type order by position, key) as types
    from media where owner = 'property' and owner_ref = p.reference and mime_type like 'image/%'
  ) photos`;

interface LineDraft extends Omit<PropertyLine, 'marketDays' | 'netToSeller'> {
  financialInfo: PropertyFields['financialInfo'];
  marketSince: string | null;
  marketUntil: string | null;
}

async function readLines(db: Queryable, query: Sql): Promise<PropertyLine[]> {
  const today = dayOf();
  const lines = await db.query<LineDraft>(query);
  return lines.map(({ marketSince: since, marketUntil: until, financialInfo, ...line }) => ({
    ...line,
    netToSeller: netToSeller({ transactionType: line.transactionType, financialInfo }),
    marketDays: since === null ? null : marketDays(line.propertyStatus, { since, until }, today),
  }));
}

/** Reads a page of properties. The page is cut on the index alone; only its own rows are read whole. */
export async function findProperties(db: Queryable, query: PropertyFind): Promise<Page<PropertyLine>> {
  const { request, columns } = ordering(query);
  const where = propertyConditions(request.dto ?? {});
  const order = orderBy(request, columns, sql`p.reference`);
  const countQuery = sql`select count(*) as total from property p ${where}`;
  const cut = await nearestCut(db, request, columns, { key: sql`p.reference`, countQuery });
  const lines = await readLines(
    db,
    sql`with page as materialized (select p.reference from property p ${where} ${cut.sql}) ${lineOf(request.columns)} ${order}`,
  );
  return pageWithTotal(db, request, lines, countQuery, cut.total);
}

/** Reads the properties of these references, unordered. */
export function listProperties(
  db: Queryable,
  references: readonly string[],
  columns?: readonly FieldColumn[],
): Promise<PropertyLine[]> {
  const page = sql`select unnest(${references}::text[]) as reference`;
  return readLines(db, sql`with page as materialized (${page}) ${lineOf(columns)}`);
}

/** Reads the references of a filtered list, in its order, at most `limit`. */
export async function orderedReferences(db: Queryable, query: Sorted, limit: number): Promise<string[]> {
  const { request, columns } = ordering(query);
  const sorted = orderBy(request, columns, sql`p.reference`);
  const rows = await db.query<{ reference: string }>(
    sql`select p.reference from property p ${propertyConditions(query.dto ?? {})} ${sorted} limit ${limit}::int`,
  );
  return rows.map(({ reference }) => reference);
}
