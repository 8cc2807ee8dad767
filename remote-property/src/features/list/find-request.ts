import { MAX_PAGE_SIZE } from '@pignon/shared/domain/common/paging';
import { addedSince } from '@pignon/shared/domain/property/analysis/bands';
import { isFieldColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { CallInput } from '@pignon/shared/api';
import type { ListFilters } from './list-filters';
import type { ListState, TableColumn } from './list-state';

type FindBody = CallInput<'POST property/find'>['body'];
type Dto = NonNullable<FindBody['dto']>;

/** True for an empty filter value. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && (Array.isArray(value) ? value : Object.keys(value)).length === 0);

/** Drops empty values. */
const definedFields = <T extends object>(values: { readonly [Name in keyof T]: unknown }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isNothing(value))) as T;

/** Later one of two rules' first days. */
const laterOf = (days: readonly (string | null)[]): string | undefined =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1);

/** Request of a list, pivot or facets: filters by name; places and creation days are grouped. */
export function dtoOf(filters: ListFilters): Dto {
  const { cities, exceptCities, area, around, addedWithin, addedFrom, addedTo, ...others } = filters;
  const since = addedWithin === null ? null : addedSince(addedWithin);
  return definedFields<Dto>({
    ...others,
    added: definedFields({ from: laterOf([since, addedFrom]), to: addedTo }),
    location: definedFields({
      cities,
      exceptCities,
      polygon: area,
      center: around && { lat: around.lat, lon: around.lon },
      radiusKm: around?.km,
    }),
  });
}

/** Rows per request: an endless list reads large pages. */
export const readSize = ({ continuous, pageSize }: Pick<ListState, 'continuous' | 'pageSize'>): number =>
  continuous ? MAX_PAGE_SIZE : pageSize;

type FoundState = Omit<ListState, 'view' | 'columns' | 'saved' | 'cube'>;

/** The call's body for a state of the list and the columns of its table. */
export function findBody(state: FoundState, columns: readonly TableColumn[] = []): FindBody {
  const { filters, order, pageNumber } = state;
  const fields = columns.filter(isFieldColumn);
  return {
    dto: dtoOf(filters),
    pageSize: readSize(state),
    pageNumber,
    order,
    ...(fields.length > 0 && { columns: fields }),
  };
}
