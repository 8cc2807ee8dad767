import type { Property } from '../property/property.schema';
import { NO_FIGURES } from '../property/property-draft';
import { aPhoto, aProperty } from '../property/test/a-property';

/** A house for sale that every portal accepts. */
export const HOUSE: Property = aProperty({
  technicalId: 'V26-00042',
  title: 'Maison de ville',
  description: 'Une maison.',
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
  locationMetadata: { district: null, transport: null, nearestStation: null, floodZone: null, riskReportDate: null },
  propertyMetadata: { ...NO_FIGURES, homeSize: 120, landSize: 300, roomCount: 5, bedroomCount: 3 },
  rooms: [],
  features: [],
  comments: [],
  contactTypes: {},
  financialInfo: { ...aProperty().financialInfo, propertyTax: null, priceHistory: [] },
  energyEfficiency: {
    ...aProperty().energyEfficiency,
    date: '2025-03-01',
    ademeNumber: null,
    energyValue: 150,
    gesValue: 20,
    gesClass: 'C',
    costMin: 900,
    costMax: 1250,
    costReferenceDate: '2023-01-01',
  },
  media: [aPhoto(1, { key: 'k', path: 'p.jpg', width: 1, height: 1 })],
  createdTime: '2026-11-21T09:00:00.000Z',
  modifiedTime: '2026-11-21T09:00:00.000Z',
});

/** A house to let that every portal accepts. */
export const RENTAL: Property = {
  ...HOUSE,
  transactionType: 'RENT',
  financialInfo: { ...HOUSE.financialInfo, priceNoFees: null, monthlyExpenses: 50 },
  rentalInfo: {
    rent: 900,
    rentExcludingVat: null,
    chargeMode: 'PROVISION',
    rentalFeeMode: 'ZONE_CAP',
    deposit: 900,
    furnished: false,
    leaseType: 'STANDARD',
    leaseMonths: null,
    rentControl: null,
    tenantFee: 800,
    inventoryFee: 200,
    landlordFee: 800,
    landlordInventoryFee: 200,
  },
};
