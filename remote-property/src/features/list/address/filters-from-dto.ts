import { addedSince } from '@pignon/shared/domain/property/analysis/bands';
import { ADDED_WITHIN } from '@pignon/shared/domain/property/analysis/dimensions';
import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import { RANGE_FILTERS, type Bounds, type ListFilters } from '../list-filters';

type Fragment = Cube['total']['dto'];

const isOpen = ({ min, max }: Bounds): boolean => min === undefined && max === undefined;

/** A period that is offered goes on moving with today; any other keeps its days. */
function addedFilters({ from, to }: NonNullable<ParsedPropertyFilter['added']>) {
  const addedWithin = (to === undefined ? ADDED_WITHIN.find((days) => addedSince(days) === from) : undefined) ?? null;
  return { addedWithin, addedFrom: addedWithin === null ? (from ?? null) : null, addedTo: to ?? null };
}

/**
 * The filters of a counted cell or value: merged into those it was counted under, they list exactly what was counted. A
 * fragment has the shape of the request; an empty value in it removes a filter.
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
