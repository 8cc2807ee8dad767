import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { CriterionKey } from '@pignon/shared/domain/matching/matching.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { factsBy, type OfferedProperty } from './property-facts.repo';

/**
 * Maximum number of candidates, above any agency's offer at one price: first those of the requested place and kind,
 * then the newest.
 */
const MAX_OFFERED = 2000;

/** Share of the budget by which a price may exceed it and still be close. */
const TOLERANCE = 0.1;

function valuesOf(filters: readonly Criterion[], criterionKey: CriterionKey): unknown[] {
  return filters.flatMap(({ key, values }) => (key.key === criterionKey ? [...values] : []));
}

const textsOf = (filters: readonly Criterion[], criterionKey: CriterionKey): string[] =>
  valuesOf(filters, criterionKey).filter((value) => typeof value === 'string');

/** Excludes properties without a price, which fit no budget. */
function hasPrice(filters: readonly Criterion[]): Sql[] {
  const [min = null, max = null] = valuesOf(filters, 'PRICE') as (number | null)[];
  return [
    ...(min === null ? [] : [sql`p.price >= ${min * (1 - TOLERANCE)}::numeric`]),
    ...(max === null ? [] : [sql`p.price <= ${max * (1 + TOLERANCE)}::numeric`]),
  ];
}

/** Condition for properties without a proposal to this customer. */
const notProposedTo = (contactId: number): Sql => sql`not exists (
  select from proposal s where s.contact_id = ${contactId} and s.property_ref = p.reference
)`;

/**
 * Finds properties for search criteria: active, same kind of transaction, price met or near. `unseenBy` excludes those
 * proposed to that customer or seen by them.
 */
export function findOfferedProperties(
  db: Queryable,
  filters: readonly Criterion[],
  unseenBy?: number,
): Promise<OfferedProperty[]> {
  const transactions = textsOf(filters, 'TRANSACTION_TYPE');
  const where = join(
    [
      sql`p.property_status = 'ACTIVE'`,
      ...(transactions.length === 0 ? [] : [sql`p.transaction_type = any(${transactions}::text[])`]),
      ...hasPrice(filters),
      ...(unseenBy === undefined ? [] : [notProposedTo(unseenBy)]),
    ],
    ' and ',
  );
  return factsBy(
    db,
    sql`where ${where}
      order by coalesce(p.insee = any(${codesWithin(textsOf(filters, 'CITY'))}::text[]), false) desc,
        p.property_type = any(${textsOf(filters, 'TYPE')}::text[]) desc, p.modified_time desc, p.reference
      limit ${MAX_OFFERED}::int`,
  );
}
