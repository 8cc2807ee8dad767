import { bucketFilter, mergeFilters, type Bucket } from './bucket-filter';
import { LAST_COUNT, NO_VALUE, OTHERS } from './dimensions';
import type { ParsedPropertyFilter } from '../property-find.schema';

const filter = (facet: Bucket['facet'], key: string, dto: ParsedPropertyFilter = {}, listed: string[] = []) =>
  bucketFilter({ facet, key, listed }, dto);

describe('the filter of a bucket', () => {
  it.each([
    ['transactionType', 'RENT', { transactionType: 'RENT' }],
    ['propertyType', 'HOUSE', { propertyType: ['HOUSE'] }],
    ['propertyStatus', 'ACTIVE', { propertyStatus: ['ACTIVE'] }],
    ['mandateStatus', 'NONE', { mandateStatus: ['NONE'] }],
    ['mandateType', 'EXCLUSIVE', { mandateType: ['EXCLUSIVE'] }],
    ['dpe', 'C', { dpe: ['C'] }],
    ['negotiator', 'claire@pignon.test', { negotiator: 'claire@pignon.test' }],
    ['city', '64102', { location: { cities: ['64102'] } }],
    ['features', 'GARDEN', { features: ['GARDEN'] }],
    ['rooms', '3', { rooms: { min: 3, max: 3 } }],
    ['bedrooms', '0', { bedrooms: { min: 0, max: 0 } }],
  ] as const)('requires the counted value: %s %s', (facet, key, expected) => {
    expect(filter(facet, key)).toEqual(expected);
  });

  it.each([
    ['mandateType', { mandateType: [] }],
    ['dpe', { dpe: [] }],
    ['negotiator', { negotiator: '' }],
    ['city', { location: { cities: [] } }],
    ['price', { price: {} }],
    ['homeSize', { homeSize: {} }],
    ['landSize', { landSize: {} }],
    ['rooms', { rooms: {} }],
    ['bedrooms', { bedrooms: {} }],
  ] as const)('requires properties without a value, once, beside the existing ones: %s', (facet, empty) => {
    expect(filter(facet, NO_VALUE)).toEqual({ ...empty, without: [facet] });
    expect(filter(facet, NO_VALUE, { without: ['dpe', facet] }).without).toEqual([...new Set(['dpe', facet])]);
  });

  it('excludes the listed negotiators, and those excluded before', () => {
    expect(filter('negotiator', OTHERS, {}, ['a@b.test'])).toEqual({ negotiator: '', exceptNegotiators: ['a@b.test'] });
    expect(filter('negotiator', OTHERS, { exceptNegotiators: ['c@d.test'] }, ['a@b.test'])).toEqual({
      negotiator: '',
      exceptNegotiators: ['c@d.test', 'a@b.test'],
    });
  });

  it('excludes the listed communes, and keeps other place filters', () => {
    expect(filter('city', OTHERS, {}, ['64102'])).toEqual({ location: { cities: [], exceptCities: ['64102'] } });
    const location = { cities: ['64024'], exceptCities: ['64122'] };
    expect(filter('city', OTHERS, { location }, ['64102'])).toEqual({
      location: { cities: [], exceptCities: ['64122', '64102'] },
    });
    expect(filter('city', '64102', { location })).toEqual({
      location: { cities: ['64102'], exceptCities: ['64122'] },
    });
    expect(filter('city', NO_VALUE, { location }).location).toEqual({ cities: [], exceptCities: ['64122'] });
  });

  it('adds a feature to the required ones, each once', () => {
    expect(filter('features', 'GARDEN', { features: ['GARDEN'] })).toEqual({ features: ['GARDEN'] });
    const { features } = filter('features', 'GARDEN', { features: ['FIREPLACE'] });
    expect(new Set(features)).toEqual(new Set(['GARDEN', 'FIREPLACE']));
  });

  it('opens the last count upwards', () => {
    expect(LAST_COUNT).toEqual({ rooms: 10, bedrooms: 6 });
    expect(filter('rooms', '10')).toEqual({ rooms: { min: 10 } });
    expect(filter('bedrooms', '6')).toEqual({ bedrooms: { min: 6 } });
    expect(filter('rooms', '6')).toEqual({ rooms: { min: 6, max: 6 } });
  });

  it.each([
    ['price', 'SALE', '150000', { min: 150_000, max: 199_999.99 }],
    ['price', 'SALE', '1500000', { min: 1_500_000 }],
    ['price', 'SALE', '0', { min: 0, max: 49_999.99 }],
    ['price', 'RENT', '700', { min: 700, max: 799.99 }],
    ['price', 'RENT', '3000', { min: 3000 }],
    ['price', undefined, '1500', { min: 1500, max: 4999.99 }],
    ['price', undefined, '5000', { min: 5000, max: 49_999.99 }],
    ['price', undefined, '1500000', { min: 1_500_000 }],
    ['homeSize', 'SALE', '80', { min: 80, max: 99.99 }],
    ['homeSize', undefined, '500', { min: 500 }],
    ['landSize', 'SALE', '10000', { min: 10_000, max: 49_999.99 }],
  ] as const)('uses a band of %s, %s, from %s', (facet, transactionType, key, band) => {
    const dto = transactionType === undefined ? {} : { transactionType };
    expect(filter(facet, key, dto)).toEqual({ [facet]: band });
  });

  it.each([
    [
      { min: 80, max: 120 },
      { min: 80, max: 99.99 },
    ],
    [{ min: 90 }, { min: 90, max: 99.99 }],
    [{ max: 85 }, { min: 80, max: 85 }],
    [{}, { min: 80, max: 99.99 }],
  ])('never exceeds the filtered range: %j', (homeSize, expected) => {
    expect(filter('homeSize', '80', { homeSize })).toEqual({ homeSize: expected });
  });

  it.each([
    ['1', '2026-11-23'],
    ['7', '2026-11-18'],
    ['30', '2026-10-26'],
    ['365', '2025-11-25'],
  ])('counts days of creation back from today, which is one of them unless since yesterday: %s', (days, from) => {
    jest.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') });
    expect(filter('added', days)).toEqual({ added: { from } });
    jest.useRealTimers();
  });
});

describe('two combined filters', () => {
  it('require both', () => {
    expect(mergeFilters({ dpe: ['C'] }, { propertyType: ['HOUSE'] })).toEqual({ dpe: ['C'], propertyType: ['HOUSE'] });
  });

  it('join the fields without a value, each once', () => {
    expect(mergeFilters({ without: ['dpe'] }, { without: ['dpe', 'price'] })).toEqual({ without: ['dpe', 'price'] });
    expect(mergeFilters({ without: ['dpe'] }, {})).toEqual({ without: ['dpe'] });
    expect(mergeFilters({}, { without: ['price'] })).toEqual({ without: ['price'] });
  });
});
