import type { Media } from '../../media/media.schema';
import type { Property } from '../property.schema';
import { NO_FIGURES, NO_LISTING_INFO } from '../property-draft';

const AT = '2026-11-20T09:30:00.000Z';

/** A complete house for sale; tests override what they need. */
export function aProperty(overrides: Partial<Property> = {}): Property {
  return {
    reference: 'V26-00042',
    technicalId: 'tech-42',
    title: 'Maison de ville avec jardin',
    description: 'Une maison claire.\nÀ deux pas du marché.',
    transactionType: 'SALE',
    propertyStatus: 'ACTIVE',
    propertyType: 'HOUSE',
    location: {
      label: '12 rue des Fougères 64100 Bayonne',
      street: '12 rue des Fougères',
      postcode: '64100',
      city: 'Bayonne',
      insee: '64102',
      lat: 43.492912,
      lon: -1.474823,
      precision: 'EXACT',
    },
    locationMetadata: {
      district: 'Les Arènes',
      transport: null,
      nearestStation: null,
      floodZone: false,
      riskReportDate: null,
    },
    structure: [],
    propertyMetadata: {
      ...NO_FIGURES,
      homeSize: 120,
      landSize: 340,
      roomCount: 5,
      bedroomCount: 3,
      floors: 2,
      yearBuilt: 1987,
      heating: 'HEAT_PUMP',
      cadastre: 'AB 123',
    },
    rooms: [
      { type: 'LIVING_ROOM', size: 38.2, fullSize: 40, validRoom: true, floor: 0, note: '' },
      { type: 'GARAGE', size: 18, fullSize: 18, validRoom: false, floor: 0, note: '' },
    ],
    features: ['GARDEN', 'FIREPLACE'],
    comments: [
      { pinned: false, text: 'Rappeler en décembre', createdTime: AT, author: null },
      { pinned: true, text: 'Clés à l’agence', createdTime: '2026-01-02T09:00:00.000Z', author: null },
    ],
    contactTypes: { '12': ['OWNER'], '14': ['NOTARY'] },
    coOwnership: null,
    financialInfo: {
      priceNoFees: 250_000,
      feeType: 'BUYER',
      commissionRate: 4.5,
      commissionAmount: null,
      buyerShare: 50,
      monthlyExpenses: null,
      propertyTax: 1_640,
      priceHistory: [
        { at: '2026-03-02T10:00:00.000Z', price: 275_000 },
        { at: AT, price: 261_250 },
      ],
    },
    rentalInfo: null,
    energyEfficiency: {
      date: '2023-04-12',
      ademeNumber: '2364E0123456X',
      energyValue: 142,
      finalEnergyValue: null,
      energyClass: 'C',
      gesValue: 9,
      gesClass: 'B',
      costMin: 1_240,
      costMax: 1_720,
      costReferenceDate: '2021-01-01',
      exemption: null,
      auditDate: null,
    },
    listing: NO_LISTING_INFO,
    negotiator: null,
    price: 261_250,
    media: [],
    mandateStatus: 'RUNNING',
    mandateType: 'EXCLUSIVE',
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

/** An unfurnished flat to let, charges included in its price. */
export function aRental(overrides: Partial<Property> = {}): Property {
  return aProperty({
    reference: 'L26-00007',
    transactionType: 'RENT',
    price: 785,
    financialInfo: { ...aProperty().financialInfo, priceNoFees: null, monthlyExpenses: 85, priceHistory: [] },
    propertyMetadata: { ...aProperty().propertyMetadata, homeSize: 50 },
    rentalInfo: {
      rent: 700,
      rentExcludingVat: null,
      chargeMode: 'PROVISION',
      rentalFeeMode: 'ZONE_CAP',
      deposit: 700,
      furnished: false,
      leaseType: 'STANDARD',
      leaseMonths: null,
      rentControl: null,
      tenantFee: 553.5,
      inventoryFee: 150,
      landlordFee: 553.5,
      landlordInventoryFee: 150,
    },
    ...overrides,
  });
}

export function aPhoto(number: number, overrides: Partial<Media> = {}): Media {
  return {
    key: `key-${number}`,
    path: `photo-${number}.jpg`,
    mimeType: 'image/jpeg',
    width: 1600,
    height: 900,
    caption: '',
    metadata: ['PUBLIC'],
    crop: null,
    expiration: null,
    ...overrides,
  };
}
