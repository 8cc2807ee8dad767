import { anAgency } from '../documents/test/document-fixtures';
import type { Property } from '../property/property.schema';
import { HOUSE, RENTAL } from './listing.fixture';
import { isBlocked, preflight, refusals } from './preflight';

const AGENCY = anAgency({ feeScale: [{ kind: 'SALE', upTo: null, percent: 5, amount: null }] });
const check = (overrides: Partial<Property>, from = HOUSE) =>
  preflight({ ...from, ...overrides }, 'POLIRIS', AGENCY, '2026-11-21');
const findingsOf = (overrides: Partial<Property>, from = HOUSE) =>
  check(overrides, from).map(({ severity, path }) => `${severity} ${path}`);

describe('the preflight check', () => {
  it('passes what the law and the portal accept', () => {
    expect(check({})).toEqual([]);
    expect(check({}, RENTAL)).toEqual([]);
  });

  it.each<[string, Partial<Property>]>([
    ['without a mandate that runs', { mandateStatus: 'PENDING' }],
    ['without a commune', { location: { ...HOUSE.location, city: '' } }],
    ['without an energy class', { energyEfficiency: { ...HOUSE.energyEfficiency, energyClass: null } }],
    ['with fees above the scale', { financialInfo: { ...HOUSE.financialInfo, commissionRate: 5.01 } }],
    ['without a postcode', { location: { ...HOUSE.location, postcode: null } }],
  ])('blocks a listing %s', (_, overrides) => {
    expect(isBlocked(check(overrides))).toBe(true);
  });

  it('blocks a dwelling to let of class G', () => {
    const energyEfficiency = { ...HOUSE.energyEfficiency, energyValue: 500, energyClass: 'G', gesClass: 'G' } as const;
    expect(isBlocked(check({ energyEfficiency }, RENTAL))).toBe(true);
    expect(isBlocked(check({ energyEfficiency }))).toBe(false);
  });

  it('reports a path once, with the most severe finding', () => {
    expect(findingsOf({ title: '', media: [] })).toEqual(['BLOCKING title', 'WARNING media']);
    expect(findingsOf({ price: null, financialInfo: { ...HOUSE.financialInfo, priceNoFees: null } })).toEqual([
      'BLOCKING financialInfo.priceNoFees',
      'BLOCKING price',
    ]);
  });
});

it('names the source of a finding: the law or the portal', () => {
  const sources = (overrides: Partial<Property>) => check(overrides).map(({ path, source }) => [path, source]);
  expect(sources({ title: '', mandateStatus: 'PENDING' })).toEqual([
    ['mandateStatus', 'LAW'],
    ['title', 'PORTAL'],
  ]);
});

describe('adding a property to a portal', () => {
  const refused = (overrides: Partial<Property>) =>
    refusals({ ...HOUSE, ...overrides }, 'POLIRIS', AGENCY, '2026-11-21').map(({ path }) => path);

  it('is refused for blocking findings, never for warnings', () => {
    expect(refused({ media: [] })).toEqual([]);
    expect(refused({ media: [], mandateStatus: 'PENDING', title: '' })).toEqual(['mandateStatus', 'title']);
  });

  it('is refused for a property that is not on the market', () => {
    expect(refused({ propertyStatus: 'SOLD' })).toEqual(['propertyStatus']);
    expect(refused({ propertyStatus: 'SOLD', title: '' })).toEqual(['propertyStatus', 'title']);
  });
});
