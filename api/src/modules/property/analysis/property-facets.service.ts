import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import type { Facets } from '@pignon/shared/domain/property/analysis/analysis.schema';
import { FACETS, MAX_LISTED, NO_VALUE, OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { bucketFilter } from '@pignon/shared/domain/property/analysis/bucket-filter';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import type { Db } from '../../../db/db';
import { bucketNames, type Names } from './bucket-names';
import { orderBuckets } from './order-buckets';
import { keysOf } from './property-dimension';
import { readFacets, type FacetRow } from './property-facets.repo';

type Counts = Map<string, number>;

/** Counts per value, ignoring the facet's own filter. */
function countsOf(index: number, rows: readonly FacetRow[], keys: (value: string | null) => string[]): Counts {
  const counts: Counts = new Map();
  for (const { facet, value, missed, count } of rows) {
    if (facet === index && (missed === 0 || missed === index + 1))
      for (const key of keys(value)) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

/**
 * Lists the most frequent values by name and sums up the others. Arrondissements of a listed commune are counted there.
 */
function foldCounts(facet: Facet, counts: Counts): { counts: Counts; listed: string[] } {
  const max = MAX_LISTED[facet] ?? Infinity;
  const countedValues = [...counts]
    .filter(([key]) => key !== NO_VALUE)
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
  const listed = countedValues.slice(0, max).map(([key]) => key);
  const covered = new Set(facet === 'city' ? codesWithin(listed) : []);
  const rest = countedValues
    .slice(max)
    .filter(([key]) => !covered.has(key))
    .reduce((sum, [, count]) => sum + count, 0);
  const none = counts.get(NO_VALUE);
  return {
    listed,
    counts: new Map([
      ...countedValues.slice(0, max),
      ...(rest > 0 ? [[OTHERS, rest] as const] : []),
      ...(none === undefined ? [] : [[NO_VALUE, none] as const]),
    ]),
  };
}

function valuesOf(facet: Facet, counts: Counts, dto: ParsedPropertyFilter, nameOf: Names) {
  const { listed, counts: foldedFacet } = foldCounts(facet, counts);
  const buckets = [...foldedFacet].map(([key, count]) => ({ key, count }));
  return orderBuckets(facet, buckets).map(({ key, count }) => ({
    key,
    label: nameOf(facet, key),
    count,
    // Counts ignore the filter's criterion on this facet: a value replaces it; a feature is added to it.
    dto: bucketFilter({ facet, key, listed }, facet === 'features' ? dto : { ...dto, [facet]: undefined }),
  }));
}

/** Counts the properties per value of each facet, under all other filters. */
export async function propertyFacets(db: Db, dto: ParsedPropertyFilter): Promise<Facets> {
  const rows = await readFacets(db, dto);
  const counts = FACETS.map((facet, index) =>
    countsOf(index, rows, (value) => keysOf(facet, dto.transactionType, value)),
  );
  const nameOf = await bucketNames(db, [...(counts[FACETS.indexOf('negotiator')]?.keys() ?? [])]);
  const total = rows
    .filter(({ facet, missed }) => facet === 0 && missed === 0)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    total,
    facets: FACETS.map((facet, index) => ({
      facet,
      values: valuesOf(facet, counts[index] ?? new Map<string, number>(), dto, nameOf),
    })),
  };
}
