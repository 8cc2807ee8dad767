import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { PropertyFacts } from '@pignon/shared/domain/matching/facts';
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

/** What a range criterion loses: nothing when it holds the value or is open, half when it is near, all otherwise. */
function lostByRange(column: Sql, value: number | null, weight: number, around: (value: number) => Sql): Sql {
  const open = sql`${column} @> ${EVERYTHING}`;
  if (value === null) return sql`case when ${open} then 0 else ${weight}::int end`;
  return sql`case when ${column} @> ${value}::numeric then 0
    when ${column} && ${around(value)} then ${weight / 2}::float8 else ${weight}::int end`;
}

/** Bounds that a value up to a tenth beside them would still be near to. */
const tenth = (value: number) => sql`numrange(${value}::numeric / 1.1, ${value}::numeric / 0.9, '[]')`;
const one = (value: number) => sql`numrange(${value - 1}::numeric, ${value + 1}::numeric, '[]')`;
const asks = (column: Sql, weight: number) => sql`(not ${column} @> ${EVERYTHING})::int * ${weight}::int`;
const lists = (column: Sql, weight: number) => sql`(${column} is not null)::int * ${weight}::int`;

function lostByPlace({ insee }: PropertyFacts, neighbours: readonly string[]): Sql {
  return sql`case when k.cities is null or ${insee}::text = any(k.cities) then 0
    when k.cities && ${neighbours}::text[] then 12 else 25 end`;
}

function lostByArea({ lat, lon }: PropertyFacts): Sql {
  return sql`case when k.polygons is null then 0
    when exists (select from unnest(k.polygons) as area where point(${lon}::float8, ${lat}::float8) <@ area) then 0
    else 12 end`;
}

/**
 * Customers who may want a property: of the same kind of transaction, with a budget that is met or near; those first who
 * lose least of what they ask. `neighbours` are the communes near the property. Archived contacts are left out.
 */
export function findCandidates(
  db: Queryable,
  facts: PropertyFacts,
  neighbours: readonly string[],
): Promise<Candidate[]> {
  const { price, homeSize, rooms, bedrooms, landSize, transactionType, propertyType } = facts;
  const budget = price === null ? sql`k.price @> ${EVERYTHING}` : sql`k.price && ${tenth(price)}`;
  const asked = join(
    [
      lists(sql`k.transaction_types`, 10),
      lists(sql`k.property_types`, 15),
      lists(sql`k.cities`, 25),
      lists(sql`k.polygons`, 25),
      asks(sql`k.price`, 30),
      asks(sql`k.home_size`, 12),
      asks(sql`k.rooms`, 8),
      asks(sql`k.bedrooms`, 8),
      asks(sql`k.land_size`, 6),
    ],
    ' + ',
  );
  const lost = join(
    [
      sql`case when k.property_types is null or ${propertyType} = any(k.property_types) then 0 else 15 end`,
      lostByPlace(facts, neighbours),
      lostByArea(facts),
      lostByRange(sql`k.price`, price, 30, tenth),
      lostByRange(sql`k.home_size`, homeSize, 12, tenth),
      lostByRange(sql`k.rooms`, rooms, 8, one),
      lostByRange(sql`k.bedrooms`, bedrooms, 8, one),
      lostByRange(sql`k.land_size`, landSize, 6, tenth),
    ],
    ' + ',
  );
  return db.query<Candidate>(sql`
    with held as materialized (
      select k.contact_id as id, (${lost}) / nullif(${asked}, 0)::float8 as share from contact_criteria k
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
