import type { Property } from '../property/property.schema';
import { formatFindings } from './format-rules';
import { HOUSE, RENTAL } from './listing.fixture';

const figures = (overrides: Partial<Property['propertyMetadata']>) => ({
  propertyMetadata: { ...HOUSE.propertyMetadata, ...overrides },
});
const pathsOf = (overrides: Partial<Property>, from = HOUSE) =>
  formatFindings({ ...from, ...overrides }, 'POLIRIS').map(({ path, severity }) => `${severity} ${path}`);

describe('a listing', () => {
  it('passes when nothing is missing', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({}, RENTAL)).toEqual([]);
  });

  it.each<[string, Partial<Property>]>([
    ['reference', { reference: 'R'.repeat(21) }],
    ['technicalId', { technicalId: '' }],
    ['location.postcode', { location: { ...HOUSE.location, postcode: null } }],
    ['price', { price: null }],
    ['propertyMetadata.homeSize', figures({ homeSize: null })],
    ['propertyMetadata.homeSize', { propertyType: 'PARKING', ...figures({ homeSize: 0 }) }],
    ['propertyMetadata.landSize', { propertyType: 'LAND', ...figures({ landSize: null, homeSize: null }) }],
    ['propertyMetadata.roomCount', figures({ roomCount: null })],
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['financialInfo.priceNoFees', { financialInfo: { ...HOUSE.financialInfo, priceNoFees: null } }],
  ])('is blocked for its %s', (path, overrides) => {
    expect(pathsOf(overrides)).toEqual([`BLOCKING ${path}`]);
  });

  it.each<[string, Partial<Property>]>([
    ['financialInfo.monthlyExpenses', { financialInfo: { ...RENTAL.financialInfo, monthlyExpenses: null } }],
    ['rentalInfo.tenantFee', { rentalInfo: RENTAL.rentalInfo && { ...RENTAL.rentalInfo, tenantFee: null } }],
  ])('to let is blocked for its %s', (path, overrides) => {
    expect(pathsOf(overrides, RENTAL)).toEqual([`BLOCKING ${path}`]);
  });

  it('requires no rooms outside dwellings, and no living area on bare land', () => {
    expect(pathsOf({ propertyType: 'SHOP', ...figures({ roomCount: null }) })).toEqual([]);
    expect(pathsOf({ propertyType: 'LAND', ...figures({ homeSize: null, roomCount: null }) })).toEqual([]);
  });

  it('has a warning when it will be truncated', () => {
    const longFields = { title: 'T'.repeat(65), description: 'D'.repeat(4001) };
    expect(pathsOf(longFields)).toEqual(['WARNING title', 'WARNING description']);
    expect(formatFindings({ ...HOUSE, ...longFields }, 'UBIFLOW')).toEqual([]);
  });
});
