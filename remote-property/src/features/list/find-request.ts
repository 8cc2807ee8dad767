import { MAX_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import { addedSince } from '@pignon/shared/domain/property/analysis/bands';
import { isFieldColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { CallInput } from '@pignon/shared/api';
import { RANGE_FILTERS, type Bounds, type ListFilters, type ListState, type TableColumn } from './list-state';

type FindBody = CallInput<'POST property/find'>['body'];
type Dto = NonNullable<FindBody['dto']>;

const list = <T>(values: readonly T[]): T[] | undefined => (values.length === 0 ? undefined : [...values]);
const text = (bound: number | undefined) => (bound === undefined ? undefined : String(bound));

function range(bounds: Bounds | null): Dto['price'] {
  return bounds ? dropEmpty({ min: text(bounds.min), max: text(bounds.max) }) : undefined;
}

function dropEmpty<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

function locationOf({ cities, exceptCities, area, around }: ListFilters): Dto['location'] {
  const location = dropEmpty<NonNullable<Dto['location']>>({
    cities: list(cities),
    exceptCities: list(exceptCities),
    polygon: area ?? undefined,
    center: around ? { lat: around.lat, lon: around.lon } : undefined,
    radiusKm: around?.km,
  });
  return Object.keys(location).length > 0 ? location : undefined;
}

function addedOf({ addedWithin, addedFrom, addedTo }: ListFilters): Dto['added'] {
  const since = addedWithin === null ? undefined : addedSince(addedWithin);
  const from = [since, addedFrom ?? undefined]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const added = dropEmpty({ from, to: addedTo ?? undefined });
  return Object.keys(added).length > 0 ? added : undefined;
}

/** Request of a list, cube or facets, from the list's filters. */
export function dtoOf(filters: ListFilters): Dto {
  return dropEmpty<Dto>({
    text: filters.text || undefined,
    transactionType: filters.transactionType ?? undefined,
    propertyType: list(filters.propertyType),
    propertyStatus: list(filters.propertyStatus),
    mandateStatus: list(filters.mandateStatus),
    mandateType: list(filters.mandateType),
    dpe: list(filters.dpe),
    features: list(filters.features),
    orientation: list(filters.orientation),
    added: addedOf(filters),
    location: locationOf(filters),
    negotiator: filters.negotiator ?? undefined,
    exceptNegotiators: list(filters.exceptNegotiators),
    without: list(filters.without),
    contactId: filters.contactId ?? undefined,
    ...Object.fromEntries(RANGE_FILTERS.map((name) => [name, range(filters[name])])),
  });
}

/** Rows per request: an endless list reads large pages. */
export const readSize = ({ continuous, pageSize }: Pick<ListState, 'continuous' | 'pageSize'>): number =>
  continuous ? MAX_PAGE_SIZE : pageSize;

type FoundState = Omit<ListState, 'view' | 'columns' | 'saved' | 'cube'>;

/**
 * The call's body for a state of the list and the columns of its table: empty values are left out and numbers travel as
 * text.
 */
export function findBody(state: FoundState, columns: readonly TableColumn[] = []): FindBody {
  const { filters, order, pageNumber } = state;
  const fields = list(columns.filter(isFieldColumn));
  return { dto: dtoOf(filters), pageSize: readSize(state), pageNumber, order, ...(fields && { columns: fields }) };
}
