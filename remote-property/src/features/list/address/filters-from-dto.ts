import { addedSince } from '@pignon/shared/domain/property/analysis/bands';
import { ADDED_WITHIN } from '@pignon/shared/domain/property/analysis/dimensions';
import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import { RANGE_FILTERS, type Bounds, type ListFilters } from '../list-filters';

type Fragment = Cube['total']['dto'];

const isOpen = ({ min, max }: Bounds): boolean => min === undefined && max === undefined;

/** A predefined period stays relative to today; another keeps its dates. */
function addedFilters({ from, to }: NonNullable<ParsedPropertyFilter['added']>) {
  const addedWithin = (to === undefined ? ADDED_WITHIN.find((days) => addedSince(days) === from) : undefined) ?? null;
  return { addedWithin, addedFrom: addedWithin === null ? (from ?? null) : null, addedTo: to ?? null };
}

/**
 * Converts a counted value's request fragment to filters: merged into those it was counted under, they list exactly
 * what was counted. An empty value removes a filter.
 */
export function filtersFromDto(fragment: Fragment): Partial<ListFilters> {
  const { location, added, negotiator, references: _, ...others }: Partial<ParsedPropertyFilter> = fragment;
  const open = RANGE_FILTERS.filter((name) => others[name] && isOpen(others[name]));
  return {
    ...others,
    ...Object.fromEntries(open.map((name) => [name, null])),
    ...(added && addedFilters(added)),
    ...(negotiator !== undefined && { negotiator: negotiator || null }),
    ...(location && { cities: location.cities ?? [], exceptCities: location.exceptCities ?? [] }),
  };
}
