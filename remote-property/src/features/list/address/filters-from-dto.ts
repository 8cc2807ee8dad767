import { addedSince } from '@pignon/shared/domain/property/analysis/bands';
import { ADDED_WITHIN } from '@pignon/shared/domain/property/analysis/dimensions';
import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';
import type { ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import { RANGE_FILTERS, type Bounds, type ListFilters, type RangeFilter } from '../list-state';

type Fragment = Cube['total']['dto'];

function boundsOf(range: ParsedPropertyFilter['price']): Bounds | null {
  return range === undefined || (range.min === undefined && range.max === undefined) ? null : range;
}

/** A period that is offered goes on moving with today; any other keeps its days. */
function addedFilters({ from, to }: NonNullable<ParsedPropertyFilter['added']>) {
  const addedWithin = (to === undefined ? ADDED_WITHIN.find((days) => addedSince(days) === from) : undefined) ?? null;
  return { addedWithin, addedFrom: addedWithin === null ? (from ?? null) : null, addedTo: to ?? null };
}

/**
 * The list's filters that say what a counted cell or value says: laid over those it was counted under, they list exactly
 * what was counted. A fragment has the shape of a find's dto; an empty value there takes a filter away.
 */
export function filtersFromDto(fragment: Fragment): Partial<ListFilters> {
  const dto: Partial<ParsedPropertyFilter> = fragment;
  const { transactionType, propertyType, propertyStatus, mandateStatus, mandateType, dpe, without, exceptNegotiators } =
    dto;
  const ranges: Partial<Record<RangeFilter, Bounds | null>> = {};
  const change: Partial<ListFilters> = {
    ...(transactionType && { transactionType }),
    ...(propertyType && { propertyType }),
    ...(propertyStatus && { propertyStatus }),
    ...(mandateStatus && { mandateStatus }),
    ...(mandateType && { mandateType }),
    ...(dpe && { dpe }),
    ...(dto.features && { features: dto.features }),
    ...(dto.orientation && { orientation: dto.orientation }),
    ...(dto.added && addedFilters(dto.added)),
    ...(without && { without }),
    ...(exceptNegotiators && { exceptNegotiators }),
    ...(dto.negotiator !== undefined && { negotiator: dto.negotiator || null }),
    ...(dto.location && { cities: dto.location.cities ?? [], exceptCities: dto.location.exceptCities ?? [] }),
  };
  for (const name of RANGE_FILTERS) if (dto[name] !== undefined) ranges[name] = boundsOf(dto[name]);
  return { ...change, ...ranges };
}
