import { arrondissementsOf } from '@pignon/shared/domain/commune/arrondissements';
import { areaOf } from '@pignon/shared/domain/place/lasso';
import { filterChips } from './filter-chips';
import { DEFAULT_FILTERS, NO_FILTER, RANGE_FILTERS, type ListFilters } from './list-filters';

/** Filters with every field set. */
const EVERY: ListFilters = {
  text: 'maison',
  transactionType: 'SALE',
  propertyType: ['HOUSE', 'LOFT'],
  propertyStatus: ['ACTIVE', 'SOLD'],
  mandateStatus: ['NONE', 'RUNNING'],
  mandateType: ['EXCLUSIVE', 'PARTNER'],
  dpe: ['A', 'NS'],
  features: ['TERRACE', 'POOL'],
  orientation: ['SOUTH', 'WEST'],
  addedWithin: 30,
  addedFrom: '2026-11-01',
  addedTo: '2026-11-22',
  cities: ['2A004'],
  exceptCities: ['64122'],
  area: areaOf([
    [-1.5, 43.4],
    [-1.4, 43.4],
    [-1.4, 43.5],
  ]),
  around: { lat: 43.49, lon: -1.47, km: 2.5, label: 'Bayonne' },
  negotiator: 'lea@pignon.test',
  exceptNegotiators: ['paul@pignon.test'],
  without: ['price', 'dpe'],
  contactId: 12,
  price: { min: 200_000, max: 400_000 },
  homeSize: { max: 120 },
  landSize: { min: 500 },
  rooms: { min: 3 },
  bedrooms: { min: 2, max: 2 },
};

const keysOf = (filters: ListFilters) => filterChips(filters, (key) => key).map(({ key }) => key);

it('exist for every active filter, each with a unique key', () => {
  const keys = keysOf(EVERY);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(keys.map((key) => key.split(' ')[0]))).toEqual(new Set(Object.keys(NO_FILTER)));
  expect(keysOf(NO_FILTER)).toEqual([]);
  expect(RANGE_FILTERS.every((name) => keys.includes(name))).toBe(true);
});

it.each(filterChips(EVERY, (key) => key))('remove their own filter only: $key', ({ key, without }) => {
  expect(keysOf({ ...EVERY, ...without })).toEqual(keysOf(EVERY).filter((other) => other !== key));
});

it.each(filterChips(DEFAULT_FILTERS, (key) => key))('remove a default filter too: $key', (chip) => {
  expect(keysOf({ ...DEFAULT_FILTERS, ...chip.without })).not.toContain(chip.key);
});

it('say for Paris without its arrondissements that the arrondissement is unknown', () => {
  const labelOf = (cities: string[], exceptCities: readonly string[]) =>
    filterChips({ ...NO_FILTER, cities, exceptCities }, (key) => key).find(({ key }) => key === 'exceptCities')?.label;
  expect(labelOf(['75056'], arrondissementsOf('75056'))).toBe('chip.arrondissementUnknown');
  expect(labelOf(['75056'], arrondissementsOf('75056').slice(1))).toBe('bucket.others.city');
  expect(labelOf([], ['64102'])).toBe('bucket.others.city');
});
