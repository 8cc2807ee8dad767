import { awayFromMedian, marketTime, type MarketFacts, type StatusChange } from './market';

const TODAY = '2026-11-21';
const facts = (overrides: Partial<MarketFacts> = {}): MarketFacts => ({
  propertyStatus: 'ACTIVE',
  createdTime: '2026-10-01T09:00:00.000Z',
  mandateStart: null,
  changes: [],
  ...overrides,
});
const change = (day: string, before: StatusChange['before'], after: StatusChange['after']): StatusChange => ({
  at: `${day}T10:00:00.000Z`,
  before,
  after,
});

describe('the time on the market', () => {
  it('counts from the creation of the record until today without a signed mandate', () => {
    expect(marketTime(facts(), TODAY)).toEqual({ since: '2026-10-01', start: 'CREATED', until: null, days: 51 });
  });

  it('counts from the first mandate, before or after the record', () => {
    expect(marketTime(facts({ mandateStart: '2026-09-01' }), TODAY)).toMatchObject({ start: 'MANDATE', days: 81 });
    expect(marketTime(facts({ mandateStart: '2026-11-20' }), TODAY)).toMatchObject({ start: 'MANDATE', days: 1 });
  });

  it('is 0 on its first day, and before a mandate has begun', () => {
    expect(marketTime(facts({ mandateStart: TODAY }), TODAY)).toMatchObject({ days: 0 });
    expect(marketTime(facts({ mandateStart: '2026-11-22' }), TODAY)).toMatchObject({ days: 0 });
  });

  it('uses the day in France, not in UTC', () => {
    const lateEvening = facts({ createdTime: '2026-09-30T22:30:00.000Z' });
    expect(marketTime(lateEvening, TODAY)).toMatchObject({ since: '2026-10-01' });
  });

  it('continues under an offer, and stops with the contract', () => {
    const underOffer = change('2026-11-01', 'ACTIVE', 'UNDER_OFFER');
    expect(marketTime(facts({ propertyStatus: 'UNDER_OFFER', changes: [underOffer] }), TODAY)).toMatchObject({
      until: null,
      days: 51,
    });
    const contract = change('2026-11-10', 'UNDER_OFFER', 'UNDER_CONTRACT');
    const sold = change('2026-11-20', 'UNDER_CONTRACT', 'SOLD');
    expect(marketTime(facts({ propertyStatus: 'SOLD', changes: [underOffer, contract, sold] }), TODAY)).toEqual({
      since: '2026-10-01',
      start: 'CREATED',
      until: '2026-11-10',
      days: 40,
    });
  });

  it('continues when a contract fails', () => {
    const changes = [
      change('2026-10-10', 'ACTIVE', 'UNDER_CONTRACT'),
      change('2026-10-20', 'UNDER_CONTRACT', 'ACTIVE'),
    ];
    expect(marketTime(facts({ changes }), TODAY)).toMatchObject({ start: 'CREATED', until: null, days: 51 });
  });

  it('starts again when a let or sold property returns', () => {
    const changes = [change('2026-10-05', 'ACTIVE', 'RENTED'), change('2026-11-11', 'RENTED', 'ACTIVE')];
    expect(marketTime(facts({ mandateStart: '2026-10-01', changes }), TODAY)).toEqual({
      since: '2026-11-11',
      start: 'BACK',
      until: null,
      days: 10,
    });
  });

  it('is unknown when the end was not recorded, and null for a draft', () => {
    expect(marketTime(facts({ propertyStatus: 'SOLD' }), TODAY)).toMatchObject({ until: null, days: null });
    expect(marketTime(facts({ propertyStatus: 'DRAFT' }), TODAY)).toBeNull();
  });
});

describe('a price per m² compared with the median', () => {
  it.each([
    [2_200, 2_000, 10],
    [1_998, 2_000, -0.1],
    [1_999.9, 2_000, 0],
    [2_000, 2_000, 0],
    [null, 2_000, null],
    [2_000, 0, null],
  ])('%s compared with %s differs by %s %%', (own, median, difference) => {
    expect(awayFromMedian(own, median)).toBe(difference);
  });
});
