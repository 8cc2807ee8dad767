import type { Criterion } from '../contact/criterion.schema';
import type { PropertyFacts } from './facts';
import { matcherOf } from './matcher';
import { isPriceDrop, newlyMatching } from './price-drop';

const FACTS: PropertyFacts = {
  transactionType: 'SALE',
  propertyType: 'HOUSE',
  price: null,
  city: 'Bayonne',
  insee: '64102',
  lat: null,
  lon: null,
  rooms: 5,
  bedrooms: 3,
  homeSize: 120,
  landSize: null,
};
const budget = (min: number | null, max: number | null): Criterion => ({
  key: { type: 'NUMBER', key: 'PRICE' },
  values: [min, max],
});
const rooms = (min: number): Criterion => ({ key: { type: 'NUMBER', key: 'ROOMS' }, values: [min, null] });

function newly(criteria: Criterion[], before: number | null, after: number, overrides: Partial<PropertyFacts> = {}) {
  const match = matcherOf(criteria, () => undefined);
  return newlyMatching(
    match({ ...FACTS, ...overrides, price: before }),
    match({ ...FACTS, ...overrides, price: after }),
  );
}

describe('a price drop', () => {
  it.each([
    [300_000, 299_999.99, true],
    [300_000, 300_000, false],
    [300_000, 300_000.01, false],
    [null, 300_000, false],
    [300_000, null, false],
  ])('from %s to %s is one: %s', (before, after, isDrop) => {
    expect(isPriceDrop(before, after)).toBe(isDrop);
  });
});

describe('who newly matches at a lower price', () => {
  it.each([
    ['the budget is just reached', [budget(null, 280_000)], 320_000, 280_000, 'WITHIN'],
    ['a cent is missing, and it was too dear', [budget(null, 280_000)], 320_000, 280_000.01, 'NEAR'],
    ['it was near before', [budget(null, 280_000)], 290_000, 280_000, 'WITHIN'],
    ['it was near and still is', [budget(null, 280_000)], 300_000, 290_000, null],
    ['a tenth over the budget is the last that is near', [budget(null, 300_000)], 340_000, 330_000, 'NEAR'],
    ['a cent over that tenth', [budget(null, 300_000)], 340_000, 330_000.01, null],
    ['it was within before', [budget(null, 280_000)], 280_000, 270_000, null],
    ['it falls below what they want to spend', [budget(290_000, 400_000)], 300_000, 280_000, null],
    ['there is no budget', [rooms(5)], 320_000, 280_000, null],
    ['something else is missed', [budget(null, 280_000), rooms(7)], 320_000, 280_000, null],
    ['something else is near', [budget(null, 280_000), rooms(6)], 320_000, 280_000, 'WITHIN'],
    ['it had no price before', [budget(null, 280_000)], null, 280_000, 'WITHIN'],
  ] as const)('%s', (_, criteria, before, after, expected) => {
    expect(newly([...criteria], before, after)).toBe(expected);
  });

  it('applies to a rent too, and not to buyers', () => {
    const rent: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['RENT'] };
    expect(newly([rent, budget(null, 800)], 850, 800, { transactionType: 'RENT' })).toBe('WITHIN');
    expect(newly([rent, budget(null, 800)], 850, 800)).toBeNull();
  });
});
