import type { CallInput } from '@pignon/shared/api';
import { RANGE_FILTERS, type Bounds, type ListFilters, type ListState } from './list-state';

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

function dtoOf(filters: ListFilters): Dto {
  return dropEmpty<Dto>({
    text: filters.text || undefined,
    transactionType: filters.transactionType ?? undefined,
    propertyType: list(filters.propertyType),
    propertyStatus: list(filters.propertyStatus),
    mandateStatus: list(filters.mandateStatus),
    dpe: list(filters.dpe),
    location: filters.cities.length > 0 ? { cities: [...filters.cities] } : undefined,
    negotiator: filters.negotiator ?? undefined,
    contactId: filters.contactId ?? undefined,
    ...Object.fromEntries(RANGE_FILTERS.map((name) => [name, range(filters[name])])),
  });
}

/** The call's body for a state of the list: empty values are left out and numbers travel as text. */
export function findBody({ filters, order, pageNumber, pageSize }: ListState): FindBody {
  return { dto: dtoOf(filters), pageSize, pageNumber, order };
}
