import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import { ON_MARKET, type MarketFacts, type MarketSpan } from '@pignon/shared/domain/property/market/market';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { wasSigned } from '../../mandate/mandate-status.repo';

/** Maximum number of status changes read, the latest; no property has as many. */
const MAX_CHANGES = 200;

/** Reads the facts behind the time on market: first signed mandate, and journal. */
export function readMarketFacts(
  db: Queryable,
  references: readonly string[],
): Promise<(MarketFacts & { reference: string })[]> {
  return db.query(sql`
    select p.reference, p.property_status as "propertyStatus", p.created_time as "createdTime",
      (select min(start_date) from mandate where property_ref = p.reference
        and (register_number is not null or ${wasSigned(sql`status`)})) as "mandateStart",
      coalesce((select jsonb_agg(jsonb_build_object('at', at, 'before', before, 'after', after) order by id) from (
        select a.id, a.at, c ->> 'before' as before, c ->> 'after' as after
        from audit_entry a cross join lateral jsonb_array_elements(a.changes) c
        where a.entity = 'property' and a.ref = p.reference and c ->> 'path' = 'propertyStatus'
        order by a.id desc limit ${MAX_CHANGES}::int
      ) latest), '[]') as changes
    from property p where p.reference = any(${references}::text[])`);
}

/** Stores the periods during which properties were on the market. */
export async function writeMarketSpans(
  tx: Queryable,
  spans: readonly { reference: string; span: MarketSpan | null }[],
): Promise<void> {
  const references = spans.map(({ reference }) => reference);
  const [since, until] = [spans.map(({ span }) => span?.since ?? null), spans.map(({ span }) => span?.until ?? null)];
  await tx.query(sql`
    update property set market_since = known.since, market_until = known.until
    from unnest(${references}::text[], ${since}::date[], ${until}::date[]) as known(reference, since, until)
    where property.reference = known.reference
      and (property.market_since, property.market_until) is distinct from (known.since, known.until)`);
}

/**
 * Reads other active properties of the same kind in the same commune, or in the same arrondissement where known: the
 * number with a price per m², and its median.
 */
export async function pricesOfComparables(
  db: Queryable,
  { reference, transactionType, propertyType, location }: Property,
): Promise<{ count: number; median: number | null }> {
  const [found] = await db.query<{ count: number; median: number | null }>(sql`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by price_per_square_metre::float8)::numeric, 2) as median
    from property
    where property_status = any(${ON_MARKET}::text[]) and transaction_type = ${transactionType}
      and property_type = ${propertyType} and insee = any(${codesWithin(location.insee === null ? [] : [location.insee])}::text[]) and price_per_square_metre is not null
      and reference <> ${reference}`);
  return found ?? { count: 0, median: null };
}
