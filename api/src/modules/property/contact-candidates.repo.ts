import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { PropertyFacts } from '@pignon/shared/domain/matching/facts';
import { akinTo } from '@pignon/shared/domain/matching/judge-kind';
import { WEIGHTS } from '@pignon/shared/domain/matching/matcher';
import type { CriterionKey } from '@pignon/shared/domain/matching/matching.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Somebody who looks for something. */
export interface Candidate {
  contactId: number;
  filters: Criterion[];
}

/** Enough for a hundred to remain in the right order: the reckoning here is a little coarser than the ranking itself. */
const MOST_CANDIDATES = 300;

const EVERYTHING = sql`numrange(null, null)`;

/** What is near loses half of what it weighs: the ranking itself tells how near it is. */
const NEAR = 0.5;

/** Nothing of what a criterion weighs when it is met or not asked, half when it is near, all otherwise. */
const lost = (key: CriterionKey, met: Sql, nearly: Sql): Sql =>
  sql`case when ${met} then 0 when ${nearly} then ${WEIGHTS[key] * NEAR}::float8 else ${WEIGHTS[key]}::float8 end`;

/** Bounds that a value up to a tenth beside them would still be near to. */
const tenth = (value: number) => sql`numrange(${value}::numeric / 1.1, ${value}::numeric / 0.9, '[]')`;
const one = (value: number) => sql`numrange(${value - 1}::numeric, ${value + 1}::numeric, '[]')`;

function lostByRange(key: CriterionKey, column: Sql, value: number | null, around: (value: number) => Sql): Sql {
  if (value === null) return lost(key, sql`${column} @> ${EVERYTHING}`, sql`false`);
  return lost(key, sql`${column} @> ${value}::numeric`, sql`${column} && ${around(value)}`);
}

/** What a customer's criteria lose with a property. */
function lostBy(facts: PropertyFacts, neighbours: readonly string[]): Sql {
  const { propertyType, insee, lat, lon } = facts;
  const inside = sql`exists (select from unnest(k.polygons) as area where point(${lon}::float8, ${lat}::float8) <@ area)`;
  return join(
    [
      lost(
        'TYPE',
        sql`k.property_types is null or ${propertyType} = any(k.property_types)`,
        sql`k.property_types && ${akinTo(propertyType)}::text[]`,
      ),
      lost('CITY', sql`k.cities is null or ${insee}::text = any(k.cities)`, sql`k.cities && ${neighbours}::text[]`),
      lost('POLYGON', sql`k.polygons is null or ${inside}`, sql`true`),
      lostByRange('PRICE', sql`k.price`, facts.price, tenth),
      lostByRange('HOME_SIZE', sql`k.home_size`, facts.homeSize, tenth),
      lostByRange('ROOMS', sql`k.rooms`, facts.rooms, one),
      lostByRange('BEDROOM', sql`k.bedrooms`, facts.bedrooms, one),
      lostByRange('LAND_SIZE', sql`k.land_size`, facts.landSize, tenth),
    ],
    ' + ',
  );
}

const weight = (key: CriterionKey, asked: Sql): Sql => sql`(${asked})::int * ${WEIGHTS[key]}::int`;

/** What all that a customer asks weighs. */
const ASKED: Sql = join(
  [
    weight('TRANSACTION_TYPE', sql`k.transaction_types is not null`),
    weight('TYPE', sql`k.property_types is not null`),
    weight('CITY', sql`k.cities is not null`),
    weight('POLYGON', sql`k.polygons is not null`),
    weight('PRICE', sql`not k.price @> ${EVERYTHING}`),
    weight('HOME_SIZE', sql`not k.home_size @> ${EVERYTHING}`),
    weight('ROOMS', sql`not k.rooms @> ${EVERYTHING}`),
    weight('BEDROOM', sql`not k.bedrooms @> ${EVERYTHING}`),
    weight('LAND_SIZE', sql`not k.land_size @> ${EVERYTHING}`),
  ],
  ' + ',
);

/**
 * Customers who may want a property: of the same kind of transaction, with a budget that is met or near; those first who
 * lose the smallest share of what they ask. `neighbours` are the communes near the property. Archived contacts are left
 * out.
 */
export function findCandidates(
  db: Queryable,
  facts: PropertyFacts,
  neighbours: readonly string[],
): Promise<Candidate[]> {
  const { price, transactionType } = facts;
  const budget = price === null ? sql`k.price @> ${EVERYTHING}` : sql`k.price && ${tenth(price)}`;
  return db.query<Candidate>(sql`
    with held as materialized (
      select k.contact_id as id, (${lostBy(facts, neighbours)}) / nullif(${ASKED}, 0) as share from contact_criteria k
      where ${budget} and (k.transaction_types is null or ${transactionType} = any(k.transaction_types))
    )
    select h.id as "contactId", c.filters
    from (select * from held where share is not null order by share, id desc) h
    cross join lateral (
      select parts -> 'filters' as filters from contact where id = h.id and not archived offset 0
    ) c
    order by h.share, h.id desc limit ${MOST_CANDIDATES}::int`);
}

/** The criteria of these contacts, in the order of the ids; those without any are left out. */
export function criteriaOf(db: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  return db.query<Candidate>(sql`
    select c.id as "contactId", c.parts -> 'filters' as filters
    from unnest(${ids}::bigint[]) with ordinality as asked (id, position) join contact c using (id)
    where c.criteria_count > 0 order by asked.position`);
}
