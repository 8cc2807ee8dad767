import { ByContactQuery, PropertyFilterSchema, PropertyFindRequest } from './property-find.schema';

const takes = (dto: object) => PropertyFilterSchema.safeParse(dto).success;

describe('PropertyFilterSchema', () => {
  test.each<[string, unknown]>([
    ['text', 'a'.repeat(200)],
    ['transactionType', 'SALE'],
    ['propertyType', ['HOUSE', 'LAND']],
    ['price', { min: '250000', max: 300_000 }],
    ['rooms', { min: 2 }],
    ['dpe', ['A', 'VI']],
    ['features', ['POOL']],
    ['added', { from: '2026-11-01', to: '2026-11-21' }],
    ['negotiator', 'a'.repeat(254)],
    ['exceptNegotiators', Array<string>(500).fill('nora@pignon.test')],
    ['references', Array<string>(500).fill('V26-00042')],
    ['contactId', '12'],
    ['location', { cities: Array<string>(200).fill('64102') }],
    ['location', { exceptCities: Array<string>(1000).fill('64102') }],
    ['location', { center: { lat: 90, lon: 180 }, radiusKm: 500 }],
    ['location', { center: { lat: -90, lon: -180 }, radiusKm: '0,1' }],
    ['location', { frame: ['-1.6', 43.4, -1.4, 43.5] }],
  ])('accepts %s %j', (field, value) => {
    expect(takes({ [field]: value })).toBe(true);
  });

  test.each<[string, unknown]>([
    ['text', 'a'.repeat(201)],
    ['transactionType', 'LEASE'],
    ['propertyType', Array<string>(21).fill('HOUSE')],
    ['price', { least: 1 }],
    ['price', { min: 'beaucoup' }],
    ['added', { from: '21/11/2026' }],
    ['negotiator', 'a'.repeat(255)],
    ['exceptNegotiators', Array<string>(501).fill('nora@pignon.test')],
    ['references', Array<string>(501).fill('V26-00042')],
    ['contactId', 0],
    ['contactId', 1.5],
    ['location', { cities: Array<string>(201).fill('64102') }],
    ['location', { cities: ['Bayonne'] }],
    ['location', { exceptCities: Array<string>(1001).fill('64102') }],
    ['location', { center: { lat: 90.1, lon: 0 } }],
    ['location', { center: { lat: -90.1, lon: 0 } }],
    ['location', { center: { lat: 0, lon: 180.1 } }],
    ['location', { center: { lat: 0, lon: -180.1 } }],
    ['location', { center: { lat: 0 } }],
    ['location', { radiusKm: 0.09 }],
    ['location', { radiusKm: 501 }],
    ['location', { frame: [-1.4, 43.4, -1.4, 43.5] }],
    ['location', { frame: [-1.6, 43.5, -1.4, 43.5] }],
    ['location', { town: 'Bayonne' }],
    ['colour', 'red'],
  ])('refuses %s %j', (field, value) => {
    expect(takes({ [field]: value })).toBe(false);
  });

  test('parses bounds as people type them', () => {
    const { price, contactId } = PropertyFilterSchema.parse({ price: { min: ' 99,5 ' }, contactId: '12' });
    expect([price, contactId]).toEqual([{ min: 99.5 }, 12]);
  });
});

describe('PropertyFindRequest', () => {
  test('defaults to the first ten, newest first', () => {
    const { pageSize, pageNumber, order } = PropertyFindRequest.parse({});
    expect([pageSize, pageNumber, order.direction]).toEqual([10, 0, 'DESC']);
  });

  test.each([
    [{ pageSize: 1 }, true],
    [{ pageSize: 100 }, true],
    [{ pageSize: 0 }, false],
    [{ pageSize: 101 }, false],
    [{ pageNumber: 100_000 }, true],
    [{ pageNumber: 100_001 }, false],
    [{ pageNumber: -1 }, false],
    [{ pageNumber: 0.5 }, false],
    [{ order: { property: 'nothing', direction: 'ASC' } }, false],
    [{ columns: ['nothing'] }, false],
    [{ columns: [] }, true],
    [{ page: 1 }, false],
  ])('%j is accepted: %s', (request, isAccepted) => {
    expect(PropertyFindRequest.safeParse(request).success).toBe(isAccepted);
  });
});

describe('ByContactQuery', () => {
  test('parses numbers in a query, a hundred per page', () => {
    expect(ByContactQuery.parse({})).toEqual({ pageSize: 100, pageNumber: 0 });
    expect(ByContactQuery.parse({ pageSize: '20', pageNumber: '3' })).toEqual({ pageSize: 20, pageNumber: 3 });
    for (const wrong of [
      { pageSize: '101' },
      { pageSize: '0' },
      { pageNumber: '-1' },
      { pageNumber: '1.5' },
      { size: '1' },
    ])
      expect(ByContactQuery.safeParse(wrong).success).toBe(false);
  });
});
