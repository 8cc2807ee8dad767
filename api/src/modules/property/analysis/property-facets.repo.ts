import { FACETS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { whereAll } from '../../../db/conditions';
import type { Db, Queryable } from '../../../db/db';
import { dimensionSql } from './property-dimension';
import { facetConditions, plainConditions, propertyConditions } from '../find/property.conditions';

/** Counts per value of one facet, separately for each filter that alone excludes properties. */
export interface FacetRow {
  /** Place of the facet in FACETS. */
  facet: number;
  value: string | null;
  /** 0 when all criteria are met, else the 1-based index of the facet whose criterion is missed. */
  missed: number;
  count: number;
}

type OneValued = Exclude<Facet, 'features'>;

/** Facets with at most one value per property. */
const ONE_VALUED = FACETS.filter((facet): facet is OneValued => facet !== 'features');

interface Wide extends Record<string, string | number | null> {
  part: number;
  level: number;
  missed: number;
  count: number;
}

/** Groups of facets counted together: their values combine in few ways, so one lookup per property serves all. */
const PARTS: readonly (readonly OneValued[])[] = [
  ['transactionType', 'propertyType', 'propertyStatus', 'mandateStatus', 'mandateType'],
  ['city'],
  ['price', 'homeSize', 'landSize'],
  ['rooms', 'bedrooms', 'dpe'],
  ['negotiator', 'added'],
];

const column = (facet: Facet) => raw(`f${FACETS.indexOf(facet)}`);
const columnsOf = (facets: readonly Facet[]) => join(facets.map(column));
/** `grouping` sets a bit for each column not grouped by, the first column the highest. */
const bitsWithout = (index: number, length: number) => (1 << length) - 1 - (1 << (length - 1 - index));
const levelOf = (facet: OneValued) => bitsWithout(ONE_VALUED.indexOf(facet), ONE_VALUED.length);
const FACET_HEADS = PARTS.map(([head]) => head as OneValued);

/** Each facet with the query that counts it. */
const COUNTED_PARTS = PARTS.flatMap((facets, index) =>
  facets.map((facet) => ({ facet, part: bitsWithout(index, PARTS.length), level: levelOf(facet) })),
);

/**
 * Counts facets in one pass. A facet ignores its own criterion: properties that miss at most one criterion are read,
 * and counted by the one they miss.
 */
async function readOneValued(db: Queryable, filter: ParsedPropertyFilter): Promise<FacetRow[]> {
  const filters = facetConditions(filter);
  const misses = FACETS.flatMap((facet, index) => {
    const condition = filters[facet];
    return condition ? [{ number: index + 1, sql: sql`(not coalesce(${condition}, false))::int` }] : [];
  });
  const missed: Sql =
    misses.length === 0
      ? sql`0`
      : join(
          misses.map((each) => sql`${each.sql} * ${raw(String(each.number))}`),
          ' + ',
        );
  const atMostOne =
    misses.length < 2
      ? undefined
      : sql`${join(
          misses.map((each) => each.sql),
          ' + ',
        )} < 2`;
  const values = ONE_VALUED.map((facet) => sql`${dimensionSql(facet, filter.transactionType)} as ${column(facet)}`);
  const all = columnsOf(ONE_VALUED);
  const rows = await db.query<Wide>(sql`
    with parts as materialized (
      select grouping(${columnsOf(FACET_HEADS)}) as part, missed, ${all}, count(*) as n
      from (select ${missed} as missed, ${join(values)} from property p ${whereAll([...plainConditions(filter), atMostOne])}) q
      group by grouping sets (${join(PARTS.map((facets) => sql`(missed, ${columnsOf(facets)})`))})
    )
    select part, grouping(${all}) as level, missed, ${all}, sum(n)::int as count
    from parts group by grouping sets (${join(ONE_VALUED.map((facet) => sql`(part, missed, ${column(facet)})`))})`);
  return rows.flatMap((row) => {
    const countedPart = COUNTED_PARTS.find(({ part, level }) => part === row.part && level === row.level);
    if (!countedPart) return [];
    const facet = FACETS.indexOf(countedPart.facet);
    const value = row[`f${facet}`] ?? null;
    return [{ facet, value: value === null ? null : String(value), missed: row.missed, count: row.count }];
  });
}

/**
 * Counts each feature under all criteria, other features included. Properties with equal features are counted together
 * first.
 */
async function readFeatures(db: Queryable, filter: ParsedPropertyFilter): Promise<FacetRow[]> {
  const rows = await db.query<{ value: string; count: number }>(sql`
    select value, sum(n)::int as count
    from (
      select ${dimensionSql('features', filter.transactionType)} as features, count(*) as n
      from property p ${propertyConditions(filter)} group by features
    ) q cross join lateral (select distinct unnest(q.features)) each (value)
    group by value`);
  return rows.map((row) => ({ ...row, facet: FACETS.indexOf('features'), missed: 0 }));
}

/** Counts the properties per value of each facet. */
export function readFacets(db: Db, filter: ParsedPropertyFilter): Promise<FacetRow[]> {
  return db.tx(async (tx) => {
    // the planner expects a group per price and would sort on disk; there are few groups
    await tx.script(`set local work_mem = '64MB'`);
    return [...(await readOneValued(tx, filter)), ...(await readFeatures(tx, filter))];
  });
}
