import { ENUMERATED, FACETS, NO_VALUE, OTHERS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';
import { mergeFilters, bucketFilter } from '@pignon/shared/domain/property/analysis/bucket-filter';
import { PropertyFilterSchema, type ParsedPropertyFilter } from '@pignon/shared/domain/property/property-find.schema';
import { dtoOf } from '../find-request';
import { DEFAULT_FILTERS, type ListFilters } from '../list-filters';
import { DEFAULT_STATE } from '../list-state';
import { listUrl, parseListUrl } from './list-url';
import { filtersFromDto } from './filters-from-dto';

const KEYS: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  ...ENUMERATED,
  city: ['64102', OTHERS, NO_VALUE],
  price: ['0', '100000', '1500000', NO_VALUE],
  homeSize: ['0', '80', '500', NO_VALUE],
  landSize: ['0', '250', '50000', NO_VALUE],
  rooms: ['1', '10', NO_VALUE],
  bedrooms: ['0', '6', NO_VALUE],
  dpe: [...(ENUMERATED.dpe ?? []), NO_VALUE],
  negotiator: ['nora@pignon.test', OTHERS, NO_VALUE],
};
const LISTED = ['64024', '64122'];
const PEOPLE = ['paul@pignon.test', 'lea@pignon.test'];

const FILTERS: readonly ListFilters[] = [
  { ...DEFAULT_FILTERS, transactionType: 'SALE' },
  {
    ...DEFAULT_FILTERS,
    transactionType: 'SALE',
    cities: ['64102', '64122'],
    negotiator: 'paul@pignon.test',
    dpe: ['A', 'B'],
    features: ['POOL'],
    addedWithin: 90,
    addedTo: '2026-10-31',
    price: { min: 60_000, max: 2_000_000 },
    rooms: { min: 1 },
    without: ['landSize'],
    exceptCities: ['64300'],
  },
];

/** Parses the request of these filters as the API does; treats an empty list as no filter. */
function readByApi(filters: ListFilters): ParsedPropertyFilter {
  return PropertyFilterSchema.parse(dtoOf(filters));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).sort();
  if (value === null || typeof value !== 'object') return value;
  const nonEmpty = Object.entries(value)
    .map(([key, one]) => [key, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0));
  return nonEmpty.length === 0 ? undefined : Object.fromEntries(nonEmpty);
}

function bucketsOf(facet: Facet, dto: ParsedPropertyFilter) {
  return (KEYS[facet] ?? []).map((key) =>
    bucketFilter({ facet, key, listed: facet === 'negotiator' ? PEOPLE : LISTED }, dto),
  );
}

// any status but active removes the mandate status, and with it this facet
const STATUS_APART = FACETS.filter((facet) => facet !== 'propertyStatus' && facet !== 'transactionType');

describe('the address of a counted value', () => {
  it.each(STATUS_APART)('requests exactly what was counted: %s', (facet) => {
    for (const filters of FILTERS) {
      const dto = readByApi(filters);
      for (const fragment of bucketsOf(facet, dto)) {
        const address = listUrl({ ...DEFAULT_STATE, filters: { ...filters, ...filtersFromDto(fragment) } });
        const parsedDto = readByApi(parseListUrl(address).filters);
        expect([fragment, withoutEmpty(parsedDto)]).toEqual([fragment, withoutEmpty({ ...dto, ...fragment })]);
      }
    }
  });

  it('requests both criteria of a cell', () => {
    const dto = readByApi(DEFAULT_FILTERS);
    const fragment = mergeFilters(
      bucketFilter({ facet: 'city', key: OTHERS, listed: LISTED }, dto),
      bucketFilter({ facet: 'dpe', key: NO_VALUE, listed: [] }, dto),
    );
    const address = listUrl({ ...DEFAULT_STATE, filters: { ...DEFAULT_FILTERS, ...filtersFromDto(fragment) } });
    expect(address).toBe('?notCity=64024,64122&without=dpe');
  });
});
