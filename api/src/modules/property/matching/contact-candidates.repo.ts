import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { PropertyFacts } from '@pignon/shared/domain/matching/facts';
import { similarTypes } from '@pignon/shared/domain/matching/score-kind';
import { WEIGHTS } from '@pignon/shared/domain/matching/points';
import type { CriterionKey } from '@pignon/shared/domain/matching/matching.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { OfferedProperty } from './property-facts.repo';

/** A customer with search criteria. */
export interface Candidate {
  contactId: number;
  filters: Criterion[];
}

/** Number of candidates, enough for a hundred in the right order: the score here is coarser than the ranking's. */
export const MAX_CANDIDATES = 300;

const EVERYTHING = sql`numrange(null, null)`;

/** SQL of one criterion compared with a property: whether it is met or absent, and whether it is at least near. */
interface CriterionSql {
  key: CriterionKey;
  met: Sql;
  nearly: Sql;
}

/** A near miss counts half; the ranking computes its exact grade. */
const NEAR = 0.5;

const missedWeight = ({ key, met, nearly }: CriterionSql): Sql =>
  sql`case when ${met} then 0 when ${nearly} then ${WEIGHTS[key] * NEAR}::float8 else ${WEIGHTS[key]}::float8 end`;

/** Range within a tenth of a value, in which another value is near it. */
const tenth = (value: number) => sql`numrange(${value}::numeric / 1.1, ${value}::numeric / 0.9, '[]')`;
const unitRange = (value: number) => sql`numrange(${value - 1}::numeric, ${value + 1}::numeric, '[]')`;

function criterionRange(
  key: CriterionKey,
  column: Sql,
  value: number | null,
  nearRange: (value: number) => Sql,
): CriterionSql {
  if (value === null) return { key, met: sql`${column} @> ${EVERYTHING}`, nearly: sql`false` };
  return { key, met: sql`${column} @> ${value}::numeric`, nearly: sql`${column} && ${nearRange(value)}` };
}

/** Compares a customer's criteria with a property, one by one. */
function compareCriteria(facts: PropertyFacts, neighbours: readonly string[]): CriterionSql[] {
  const { propertyType, insee, lat, lon } = facts;
  const isWithin = sql`exists (select from unnest(k.polygons) as area where point(${lon}::float8, ${lat}::float8) <@ area)`;
  return [
    {
      key: 'TYPE',
      met: sql`(k.property_types is null or ${propertyType} = any(k.property_types))`,
      nearly: sql`k.property_types && ${similarTypes(propertyType)}::text[]`,
    },
    {
      key: 'CITY',
      met: sql`(k.cities is null or ${insee}::text = any(k.cities))`,
      nearly: sql`k.cities && ${neighbours}::text[]`,
    },
    // The ranking computes the distance to an area.
    { key: 'POLYGON', met: sql`(k.polygons is null or ${isWithin})`, nearly: sql`true` },
    criterionRange('PRICE', sql`k.price`, facts.price, tenth),
    criterionRange('HOME_SIZE', sql`k.home_size`, facts.homeSize, tenth),
    criterionRange('ROOMS', sql`k.rooms`, facts.rooms, unitRange),
    criterionRange('BEDROOM', sql`k.bedrooms`, facts.bedrooms, unitRange),
    criterionRange('LAND_SIZE', sql`k.land_size`, facts.landSize, tenth),
  ];
}

const weight = (key: CriterionKey, condition: Sql): Sql => sql`(${condition})::int * ${WEIGHTS[key]}::int`;

/** Total weight of a customer's criteria. */
const SEARCH_FILTERS: Sql = join(
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

/** Selects contacts by the smallest share of missed weight, without archived ones. */
function bestCandidates(
  db: Queryable,
  remaining: readonly CriterionSql[],
  conditions: readonly Sql[],
): Promise<Candidate[]> {
  return db.query<Candidate>(sql`
    with held as materialized (
      select k.contact_id as id, (${join(remaining.map(missedWeight), ' + ')}) / nullif(${SEARCH_FILTERS}, 0) as share
      from contact_criteria k where ${join([...conditions], ' and ')}
    )
    select h.id as "contactId", c.filters
    from (select * from held where share is not null order by share, id desc) h
    cross join lateral (
      select parts -> 'filters' as filters from contact where id = h.id and not archived offset 0
    ) c
    order by h.share, h.id desc limit ${MAX_CANDIDATES}::int`);
}

const sameTransaction = ({ transactionType }: PropertyFacts): Sql =>
  sql`(k.transaction_types is null or ${transactionType} = any(k.transaction_types))`;

const isFullMatch = (remaining: readonly CriterionSql[]): Sql[] =>
  remaining.map(({ met, nearly }) => sql`(${met} or ${nearly})`);

const unseenOf = (reference: string): Sql => sql`not exists (
  select from proposal s where s.property_ref = ${reference} and s.contact_id = k.contact_id
)`;

/**
 * Finds customers who may want a property: same kind of transaction, budget met or near; smallest unmet share first.
 * `neighbours` are the communes near the property. `strict` excludes customers with an unmet criterion, `unseen` those
 * who were proposed the property or saw it; archived contacts are always excluded.
 */
export function findCandidates(
  db: Queryable,
  facts: OfferedProperty,
  { neighbours, strict, unseen }: { neighbours: readonly string[]; strict: boolean; unseen: boolean },
): Promise<Candidate[]> {
  const { price } = facts;
  const criteriaSql = compareCriteria(facts, neighbours);
  return bestCandidates(db, criteriaSql, [
    price === null ? sql`k.price @> ${EVERYTHING}` : sql`k.price && ${tenth(price)}`,
    sameTransaction(facts),
    ...(strict ? isFullMatch(criteriaSql) : []),
    ...(unseen ? [unseenOf(facts.reference)] : []),
  ]);
}

/**
 * Finds customers whose criteria are all met at the present price, and whose budget became met or near since the price
 * `before`. Excludes contacts linked to the property, such as its owner.
 */
export function findDropCandidates(
  db: Queryable,
  facts: OfferedProperty & { price: number },
  { before, neighbours }: { before: number; neighbours: readonly string[] },
): Promise<Candidate[]> {
  const criteriaSql = compareCriteria(facts, neighbours);
  const { price, reference } = facts;
  return bestCandidates(db, criteriaSql, [
    // near the present price by both bounds: the index holds the upper one, which is below the earlier price
    sql`upper(k.price) >= ${price}::numeric / 1.1 and upper(k.price) <= ${before}::numeric`,
    sql`coalesce(lower(k.price) <= ${price}::numeric / 0.9, true)`,
    sql`not k.price @> ${before}::numeric`,
    sql`(k.price @> ${price}::numeric or not k.price && ${tenth(before)})`,
    sameTransaction(facts),
    ...isFullMatch(criteriaSql.filter(({ key }) => key !== 'PRICE')),
    sql`not exists (
      select from property_contact l where l.reference = ${reference} and l.contact_id = k.contact_id
    )`,
  ]);
}

/** Reads the criteria of contacts, in the order of ids; contacts without any are left out. */
export function criteriaOf(db: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  return db.query<Candidate>(sql`
    select c.id as "contactId", c.parts -> 'filters' as filters
    from unnest(${ids}::bigint[]) with ordinality as asked (id, position) join contact c using (id)
    where c.criteria_count > 0 order by asked.position`);
}
