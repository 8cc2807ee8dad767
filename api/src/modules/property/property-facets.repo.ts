import { FACETS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { dimensionSql } from './property-dimension';
import { facetConditions, plainConditions } from './property.conditions';

/** How many properties have a value of one facet, apart for each criterion that is the only one they do not meet. */
export interface FacetRow {
  /** Place of the facet in FACETS. */
  facet: number;
  value: string | null;
  /** 0 for those that meet everything, else the place of the facet whose criterion they miss, counted from 1. */
  missed: number;
  count: number;
}

interface Wide extends Record<string, string | number | null> {
  level: number;
  missed: number;
  count: number;
}

const column = (index: number) => raw(`f${index}`);
/** `grouping` sets a bit for each facet that a row does not count, the first one highest. */
const levelOf = (index: number) => (1 << FACETS.length) - 1 - (1 << (FACETS.length - 1 - index));

/**
 * Counts every facet in one reading. A property counts in a facet when it meets all other criteria: so those that miss at
 * most one are read, and counted apart by the one they miss.
 */
export async function readFacets(db: Queryable, filter: ParsedPropertyFilter): Promise<FacetRow[]> {
  const asked = facetConditions(filter);
  const misses = FACETS.flatMap((facet, index) => {
    const condition = asked[facet];
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
  const values = FACETS.map(
    (facet: Facet, index) => sql`${dimensionSql(facet, filter.transactionType)} as ${column(index)}`,
  );
  const sets = FACETS.map((_, index) => sql`(missed, ${column(index)})`);
  const columns = join(FACETS.map((_, index) => column(index)));
  const rows = await db.query<Wide>(sql`
    select grouping(${columns}) as level, missed, ${columns}, count(*) as count
    from (select ${missed} as missed, ${join(values)} from property p ${whereAll([...plainConditions(filter), atMostOne])}) q
    group by grouping sets (${join(sets)})`);
  return rows.map((row) => {
    const facet = FACETS.findIndex((_, index) => levelOf(index) === row.level);
    const value = row[`f${facet}`] ?? null;
    return { facet, value: value === null ? null : String(value), missed: row.missed, count: row.count };
  });
}
