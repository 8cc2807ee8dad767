import type { PropertyFacts } from '@pignon/shared/domain/matching/facts';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

export interface OfferedProperty extends PropertyFacts {
  reference: string;
}

const SELECT: Sql = sql`
  select p.reference, p.transaction_type as "transactionType", p.property_type as "propertyType", p.price, p.city,
    p.insee, p.lat, p.lon, p.rooms, p.bedrooms, p.home_size as "homeSize", p.land_size as "landSize"
  from property p`;

/**
 * Reads the facts of properties matching a condition on `p`, in its order, as one JSON text, which is faster to parse
 * than thousands of values.
 */
export async function factsBy(db: Queryable, condition: Sql): Promise<OfferedProperty[]> {
  const [found] = await db.query<{ facts: OfferedProperty[] | null }>(
    sql`select json_agg(offered) as facts from (${SELECT} ${condition}) offered`,
  );
  return found?.facts ?? [];
}

/** Reads the same facts by references, in their order; missing properties are left out. */
export function factsOf(db: Queryable, references: readonly string[]): Promise<OfferedProperty[]> {
  return factsBy(
    db,
    sql`join unnest(${references}::text[]) with ordinality as asked (reference, position) using (reference)
      order by asked.position`,
  );
}
