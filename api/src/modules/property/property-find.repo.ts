import type { Page } from '@pignon/shared/domain/common/paging';
import type { PropertyFindRequest } from '@pignon/shared/domain/property/property-find.schema';
import type { PropertyOrder } from '@pignon/shared/domain/property/property.enums';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../db/page';
import { propertyConditions } from './property.conditions';

export type PropertyFind = z.output<typeof PropertyFindRequest>;

/** A line of the list, its cover not yet signed. */
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
};

/** What a card shows of the properties whose references a table called `page` holds. */
const LINE: Sql = sql`
  select p.reference, p.title, p.transaction_type as "transactionType", p.property_status as "propertyStatus",
    p.property_type as "propertyType", p.city, p.postcode, p.lat, p.lon, p.price, p.price_no_fees as "priceNoFees",
    p.price_per_square_metre as "pricePerSquareMetre", p.home_size as "homeSize", p.land_size as "landSize", p.rooms,
    p.bedrooms, p.energy_class as "energyClass", p.ges_class as "gesClass",
    nullif(p.mandate_status, 'NONE') as "mandateStatus", p.mandate_type as "mandateType", p.negotiator,
    photos.count::int as "photoCount", photos.paths[1] as "coverPath", photos.types[1] as "coverMimeType",
    p.created_time as "createdTime", p.modified_time as "modifiedTime", p.version
  from page join property p using (reference)
  cross join lateral (
    select count(*), array_agg(path order by position, key) as paths, array_agg(mime_type order by position, key) as types
    from media where owner = 'property' and owner_ref = p.reference and mime_type like 'image/%'
  ) photos`;

/** One page of properties. The page is cut on the index alone; only its own rows are read whole. */
export async function findProperties(db: Queryable, request: PropertyFind): Promise<Page<PropertyLine>> {
  const where = propertyConditions(request.dto ?? {});
  const order = orderBy(request, ORDER, sql`p.reference`);
  const lines = await db.query<PropertyLine>(sql`
    with page as materialized (select p.reference from property p ${where} ${order} ${limitOf(request)}) ${LINE} ${order}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from property p ${where}`);
}

/** The properties of these references, in no order. */
export function listProperties(db: Queryable, references: readonly string[]): Promise<PropertyLine[]> {
  return db.query<PropertyLine>(
    sql`with page as materialized (select unnest(${references}::text[]) as reference) ${LINE}`,
  );
}
