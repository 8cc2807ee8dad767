import { describe, expect, it } from 'vitest';
import type { Property } from '../property/property.schema';
import { preflight } from './preflight';

const HOUSE: Property = {
  reference: 'V26-00042',
  technicalId: 'V26-00042',
  title: 'Maison de ville',
  description: 'Une maison.',
  transactionType: 'SALE',
  propertyStatus: 'ACTIVE',
  propertyType: 'HOUSE',
  location: {
    label: '',
    street: null,
    postcode: '64100',
    city: 'Bayonne',
    insee: '64102',
    lat: null,
    lon: null,
    precision: 'CITY',
  },
  locationMetadata: { district: null, transport: null, floodZone: null },
  structure: [],
  propertyMetadata: {
    homeSize: 120,
    carrezSize: null,
    landSize: 300,
    roomCount: 5,
    bedroomCount: 3,
    floor: null,
    floors: null,
    yearBuilt: null,
    heating: null,
    cadastre: null,
    availableFrom: null,
  },
  rooms: [],
  features: [],
  comments: [],
  contactTypes: {},
  coOwnership: null,
  financialInfo: {
    priceNoFees: 250_000,
    feeType: 'BUYER',
    commissionRate: 4.5,
    monthlyExpenses: null,
    propertyTax: null,
    priceHistory: [],
  },
  rentalInfo: null,
  energyEfficiency: {
    date: null,
    ademeNumber: null,
    energyValue: null,
    energyClass: null,
    gesValue: null,
    gesClass: null,
    costMin: null,
    costMax: null,
    costReferenceDate: null,
  },
  negotiator: null,
  price: 261_250,
  media: [
    {
      key: 'k',
      path: 'p.jpg',
      mimeType: 'image/jpeg',
      width: 1,
      height: 1,
      caption: '',
      metadata: ['PUBLIC'],
      expiration: null,
    },
  ],
  mandateStatus: 'RUNNING',
  mandateType: 'EXCLUSIVE',
  createdTime: '2026-11-21T09:00:00.000Z',
  modifiedTime: '2026-11-21T09:00:00.000Z',
  version: 1,
};

const RENTAL: Property = {
  ...HOUSE,
  transactionType: 'RENT',
  financialInfo: { ...HOUSE.financialInfo, priceNoFees: null, monthlyExpenses: 50 },
  rentalInfo: {
    rent: 900,
    chargeMode: 'PROVISION',
    rentalFeeMode: 'ZONE_CAP',
    deposit: 900,
    furnished: false,
    rentControl: null,
    tenantFee: 800,
    inventoryFee: 200,
  },
};

const figures = (over: Partial<Property['propertyMetadata']>) => ({
  propertyMetadata: { ...HOUSE.propertyMetadata, ...over },
});
const pathsOf = (over: Partial<Property>, from = HOUSE) =>
  preflight({ ...from, ...over }, 'POLIRIS').map(({ path, severity }) => `${severity} ${path}`);

describe('a listing', () => {
  it('passes when nothing is missing', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({}, RENTAL)).toEqual([]);
  });

  it.each<[string, Partial<Property>]>([
    ['mandateStatus', { mandateStatus: 'PENDING' }],
    ['mandateStatus', { mandateStatus: null }],
    ['reference', { reference: 'R'.repeat(21) }],
    ['technicalId', { technicalId: '' }],
    ['location.postcode', { location: { ...HOUSE.location, postcode: null } }],
    ['location.city', { location: { ...HOUSE.location, city: ' ' } }],
    ['price', { price: null }],
    ['propertyMetadata.homeSize', figures({ homeSize: null })],
    ['propertyMetadata.homeSize', { propertyType: 'PARKING', ...figures({ homeSize: 0 }) }],
    ['propertyMetadata.landSize', { propertyType: 'LAND', ...figures({ landSize: null, homeSize: null }) }],
    ['propertyMetadata.roomCount', figures({ roomCount: null })],
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['financialInfo.priceNoFees', { financialInfo: { ...HOUSE.financialInfo, priceNoFees: null } }],
  ])('is kept back for its %s', (path, over) => {
    expect(pathsOf(over)).toEqual([`BLOCKING ${path}`]);
  });

  it.each<[string, Partial<Property>]>([
    ['financialInfo.monthlyExpenses', { financialInfo: { ...RENTAL.financialInfo, monthlyExpenses: null } }],
    ['rentalInfo.tenantFee', { rentalInfo: RENTAL.rentalInfo && { ...RENTAL.rentalInfo, tenantFee: null } }],
  ])('to let is kept back for its %s', (path, over) => {
    expect(pathsOf(over, RENTAL)).toEqual([`BLOCKING ${path}`]);
  });

  it('needs no rooms where nobody lives, and no living area on bare land', () => {
    expect(pathsOf({ propertyType: 'SHOP', ...figures({ roomCount: null }) })).toEqual([]);
    expect(pathsOf({ propertyType: 'LAND', ...figures({ homeSize: null, roomCount: null }) })).toEqual([]);
  });

  it('goes with a warning when it will be cut or seen by few', () => {
    const long = { title: 'T'.repeat(65), description: 'D'.repeat(4001), media: [] };
    expect(pathsOf(long)).toEqual(['WARNING title', 'WARNING description', 'WARNING media']);
    expect(preflight({ ...HOUSE, ...long }, 'UBIFLOW').map(({ path }) => path)).toEqual(['media']);
  });
});
