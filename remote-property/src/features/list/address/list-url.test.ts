import { areaOf } from '@pignon/shared/domain/place/lasso';
import { findBody } from '../find-request';
import { NO_FILTER } from '../list-filters';
import { DEFAULT_CUBE, DEFAULT_STATE, withFilters, withOrder, withPageSize, type ListState } from '../list-state';
import { listUrl, parseListUrl } from './list-url';

const deep: ListState = {
  filters: {
    ...NO_FILTER,
    text: 'maison & jardin é',
    transactionType: 'SALE',
    propertyType: ['HOUSE', 'LOFT'],
    propertyStatus: ['ACTIVE', 'SOLD'],
    price: { min: 200_000, max: 400_000.5 },
    rooms: { min: 3 },
    homeSize: { max: 120 },
    mandateType: ['EXCLUSIVE', 'PARTNER'],
    dpe: ['A', 'NS'],
    features: ['TERRACE', 'POOL'],
    addedWithin: 30,
    addedFrom: '2026-11-01',
    addedTo: '2026-11-22',
    cities: ['2A004', '64102'],
    exceptCities: ['64122'],
    area: areaOf([
      [-1.5, 43.4],
      [-1.4, 43.4],
      [-1.4, 43.5],
    ]),
    around: { lat: 43.49, lon: -1.47, km: 2.5, label: '12 rue Thiers, 64100 Bayonne' },
    negotiator: 'lea@pignon.test',
    exceptNegotiators: ['paul@pignon.test', 'nora+bis@pignon.test'],
    without: ['price', 'dpe'],
    contactId: 12,
  },
  order: { property: 'price', direction: 'ASC' },
  pageNumber: 3,
  pageSize: 50,
  view: 'TABLE',
  cube: DEFAULT_CUBE,
  continuous: false,
  columns: ['price', 'city'],
  saved: 12,
  map: { lat: 43.49291, lon: -1.47482, zoom: 14 },
};

describe('parseListUrl', () => {
  it('lists active properties with no, a pending or a running mandate by default', () => {
    expect(parseListUrl('')).toEqual(DEFAULT_STATE);
    expect(DEFAULT_STATE.filters.propertyStatus).toEqual(['ACTIVE']);
    expect(DEFAULT_STATE.filters.mandateStatus).toEqual(['NONE', 'PENDING', 'RUNNING']);
    expect(DEFAULT_STATE).toMatchObject({
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
  });

  it('drops every filter for `?all`', () => {
    expect(parseListUrl('?all').filters).toEqual(NO_FILTER);
    expect(parseListUrl('?all&view=table')).toMatchObject({ filters: NO_FILTER, view: 'TABLE' });
  });

  it('clears the mandate filter unless the status is exactly active', () => {
    expect(parseListUrl('?status=sold&mandate=running').filters.mandateStatus).toEqual([]);
    expect(parseListUrl('?status=active,sold').filters.mandateStatus).toEqual([]);
    expect(parseListUrl('?mandate=running').filters.mandateStatus).toEqual(['RUNNING']);
    expect(parseListUrl('?mandate=any').filters.mandateStatus).toEqual([]);
  });

  it.each([
    '?page=-4&size=33&sort=password.asc&view=globe&price=cheap&rooms=-&type=boat&city=1,ABC&contact=0&without=style&notCity=x&rows=shape&measure=mood',
    '?area=AAAA&around=43.4,-1.4,5&at=91,0,3',
    '?area=%C3%A9&around=43.4,-181,5,Bayonne&at=43,1,20',
    '?around=43.4,-1.4,501,Bayonne&at=x',
    '?page=1e9&size=&sort=&status=&mandate=',
    '?q=%20%20',
  ])('ignores invalid values: %s', (search) => {
    expect(parseListUrl(search)).toEqual(DEFAULT_STATE);
  });

  it('sorts values by the product’s order, each once, whatever their case', () => {
    expect(parseListUrl('?type=loft,HOUSE,loft').filters.propertyType).toEqual(['HOUSE', 'LOFT']);
  });
});

describe('listUrl', () => {
  it('is empty for the default list', () => {
    expect(listUrl(DEFAULT_STATE)).toBe('');
  });

  it('is `?all` without any status', () => {
    expect(listUrl({ ...DEFAULT_STATE, filters: NO_FILTER })).toBe('?all');
  });

  it('is short and readable', () => {
    const state = withFilters(DEFAULT_STATE, { propertyStatus: ['SOLD', 'RENTED'], price: { min: 1, max: 2 } });
    expect(listUrl({ ...state, pageNumber: 1 })).toBe('?status=sold,rented&price=1-2&page=2');
  });

  it.each([
    DEFAULT_STATE,
    deep,
    { ...DEFAULT_STATE, filters: NO_FILTER },
    withFilters(DEFAULT_STATE, { mandateStatus: [] }),
    withFilters(DEFAULT_STATE, { mandateStatus: ['EXPIRED'] }),
    withFilters(DEFAULT_STATE, { propertyStatus: [], transactionType: 'RENT' }),
    { ...DEFAULT_STATE, view: 'CUBE' as const },
    { ...DEFAULT_STATE, continuous: true, saved: 3 },
    { ...deep, pageSize: 10 as const, pageNumber: 0, continuous: true },
    { ...deep, view: 'CUBE' as const, cube: { rows: 'dpe', columns: 'negotiator', measure: 'total' } as const },
    { ...DEFAULT_STATE, view: 'CUBE' as const, cube: { ...DEFAULT_CUBE, columns: 'mandateStatus' } as const },
  ])('is parsed back to the same state (%#)', (state) => {
    expect(parseListUrl(listUrl(state))).toEqual(state);
  });
});

describe('columns in an address', () => {
  it.each([
    ['?show=price,city', ['price', 'city']],
    ['?show=price,owner,price', ['price']],
    ['?show=owner', null],
    ['?view=cube&columns=price', null],
  ])('%s', (search, columns) => {
    expect(parseListUrl(search).columns).toEqual(columns);
  });
});

describe('changing the list', () => {
  it('returns to the first page for other filters, size or order', () => {
    expect(withFilters(deep, { text: 'x' }).pageNumber).toBe(0);
    expect(withPageSize({ ...deep, continuous: true }, 20)).toMatchObject({
      pageNumber: 0,
      pageSize: 20,
      continuous: false,
    });
    expect(withOrder(deep, { property: 'city', direction: 'ASC' })).toMatchObject({ pageNumber: 0 });
  });

  it('clears the mandate filter with the active status and restores it with it', () => {
    const sold = withFilters(DEFAULT_STATE, { propertyStatus: ['SOLD'] });
    expect(sold.filters.mandateStatus).toEqual([]);
    expect(withFilters(sold, { propertyStatus: ['ACTIVE'] }).filters.mandateStatus).toEqual([
      'NONE',
      'PENDING',
      'RUNNING',
    ]);
  });
});

describe('findBody', () => {
  it('omits empty filters and sends numbers', () => {
    expect(findBody({ ...DEFAULT_STATE, filters: NO_FILTER })).toEqual({
      dto: {},
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
    expect(findBody({ ...deep, continuous: true })).toMatchObject({ pageSize: 100, pageNumber: 3 });
    expect(findBody(deep).dto).toEqual({
      text: 'maison & jardin é',
      transactionType: 'SALE',
      propertyType: ['HOUSE', 'LOFT'],
      propertyStatus: ['ACTIVE', 'SOLD'],
      price: { min: 200_000, max: 400_000.5 },
      rooms: { min: 3 },
      homeSize: { max: 120 },
      dpe: ['A', 'NS'],
      location: {
        cities: ['2A004', '64102'],
        exceptCities: ['64122'],
        polygon: deep.filters.area,
        center: { lat: 43.49, lon: -1.47 },
        radiusKm: 2.5,
      },
      negotiator: 'lea@pignon.test',
      exceptNegotiators: ['paul@pignon.test', 'nora+bis@pignon.test'],
      without: ['price', 'dpe'],
      contactId: 12,
      mandateType: ['EXCLUSIVE', 'PARTNER'],
      features: ['TERRACE', 'POOL'],
      added: { from: '2026-11-01', to: '2026-11-22' },
    });
  });
});
