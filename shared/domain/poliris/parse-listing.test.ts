import { displayedPrice } from '../property/price/price';
import { PropertyFieldsSchema } from '../property/property.schema';
import type { Listing, RefusedListing } from './listing';
import { parseListing } from './parse-listing';
import { readRecords } from './read-records';
import { sampleLine, type SampleFields } from './poliris-fixture';

function parse(changes: SampleFields = {}): Listing | RefusedListing {
  const [record] = readRecords(sampleLine(changes)).records;
  if (!record) throw new Error('unreadable sample');
  return parseListing(record);
}

function listing(changes: SampleFields = {}): Listing {
  const parsed = parse(changes);
  if ('reasons' in parsed) throw new Error(parsed.reasons.join());
  return parsed;
}

const reasons = (changes: SampleFields) => {
  const parsed = parse(changes);
  return 'reasons' in parsed ? parsed.reasons : [];
};

describe('a listing', () => {
  it('contains the file’s values', () => {
    const { fields, place, photos, key } = listing({
      photos: ['https://a.test/1.jpg', 'https://a.test/2.jpg', 'https://a.test/1.jpg'],
      captions: ['La façade<br>sud', '', 'Vue double'],
      pool: 'OUI',
      lift: 'NON',
      parkings: '2',
    });
    expect(key).toBe('T-100');
    expect(place).toMatchObject({ postcode: '64200', city: 'BIARRITZ' });
    expect(fields).toMatchObject({
      title: 'Maison au calme',
      description: 'Une maison.\nUn jardin.',
      transactionType: 'SALE',
      propertyType: 'HOUSE',
      features: ['POOL', 'PARKING'],
    });
    expect(fields.propertyMetadata).toMatchObject({ homeSize: 112.5, landSize: 640, roomCount: 5, bedroomCount: 3 });
    expect(fields.energyEfficiency).toMatchObject({
      energyValue: 142,
      energyClass: 'C',
      gesValue: 8,
      gesClass: 'B',
      date: '2024-03-14',
    });
    expect(photos).toEqual([
      { url: 'https://a.test/1.jpg', caption: 'La façade sud' },
      { url: 'https://a.test/2.jpg', caption: '' },
    ]);
  });

  it.each<[string, SampleFields, object]>([
    ['the buyer pays, price without fees given', {}, { priceNoFees: 500_000, feeType: 'BUYER', commissionRate: 4.5 }],
    [
      'the buyer pays, only the percentage given',
      { priceWithoutFees: '' },
      { priceNoFees: 500_000, feeType: 'BUYER', commissionRate: 4.5 },
    ],
    [
      'the buyer pays, nothing known',
      { priceWithoutFees: '0', fees: '0.0' },
      { priceNoFees: 522_500, feeType: 'BUYER', commissionRate: 0 },
    ],
    [
      'the seller pays',
      { payer: '2', priceWithoutFees: '', fees: '0.0' },
      { priceNoFees: 522_500, feeType: 'SELLER', commissionRate: 0 },
    ],
    ['shared', { payer: '3' }, { priceNoFees: 500_000, feeType: 'SHARED', commissionRate: 9 }],
    [
      'an old version without payer',
      { payer: '', priceWithoutFees: '', buyerPays: 'OUI' },
      { priceNoFees: 500_000, feeType: 'BUYER' },
    ],
    [
      'an amount in the percentage’s place',
      { priceWithoutFees: '', fees: '22500' },
      { priceNoFees: 500_000, commissionRate: 4.5, commissionAmount: 22_500 },
    ],
  ])('has the price of the file to the cent: %s', (_, changes, expected) => {
    const { fields } = listing(changes);
    expect(fields.financialInfo).toMatchObject(expected);
    expect(displayedPrice(fields)).toBe(522_500);
  });

  it('reads a rental with its charges, and without when the file says so', () => {
    const rental: SampleFields = {
      kind: 'Location',
      propertyType: 'Appartement',
      price: '950',
      charges: '50',
      fees: '480',
      deposit: '900',
      furnished: 'OUI',
      chargeMode: '1',
      payer: '',
    };
    expect(listing(rental).fields.rentalInfo).toMatchObject({
      rent: 900,
      chargeMode: 'FLAT',
      rentalFeeMode: 'FLAT',
      tenantFee: 480,
      deposit: 900,
      furnished: true,
    });
    expect(listing({ ...rental, rentIncludesCharges: 'NON' }).fields.rentalInfo?.rent).toBe(950);
    expect(listing({ ...rental, charges: '0' }).fields.financialInfo.monthlyExpenses).toBe(0);
    expect(reasons({ ...rental, charges: '' })).toEqual(['Charges mensuelles manquantes']);
    expect(reasons({ ...rental, charges: '2000' })).toEqual(['Les charges dépassent le loyer']);
  });

  it('reads 0 and 00/00/0000 as unknown', () => {
    const { fields } = listing({
      size: '0',
      landSize: '0.00',
      rooms: '0',
      bedrooms: '',
      yearBuilt: '0',
      energyValue: '0',
      energyClass: '',
      availableFrom: '00/00/0000',
      latitude: '0',
      longitude: '0',
    });
    expect(fields.propertyMetadata).toMatchObject({
      homeSize: null,
      landSize: null,
      roomCount: null,
      bedroomCount: null,
      yearBuilt: null,
      availableFrom: null,
    });
    expect(fields.energyEfficiency).toMatchObject({ energyValue: null, energyClass: null });
  });

  it('reports every reason for its refusal', () => {
    expect(reasons({ reference: '', kind: 'cession de bail', propertyType: 'yacht', city: '', postcode: '' })).toEqual([
      'La référence manque',
      'Type d’annonce non géré\u00a0: «\u00a0cession de bail\u00a0»',
      'Type de bien non géré\u00a0: «\u00a0yacht\u00a0»',
      'La ville et le code postal manquent',
    ]);
    expect(reasons({ price: '0' })).toEqual(['Le prix est requis']);
  });

  it('never contains fields that the product would refuse', () => {
    const extremeFields: SampleFields = {
      rooms: '99999',
      size: '1e9',
      yearBuilt: '12',
      floor: '900',
      energyValue: '123456',
      latitude: '999',
      lots: '-4',
      coOwnership: 'OUI',
      title: 'x'.repeat(900),
      price: '522500.129',
      bedrooms: '500',
      livingSize: 'abc',
    };
    const { fields } = listing(extremeFields);
    const location = {
      label: '',
      street: null,
      postcode: null,
      city: '',
      insee: null,
      lat: null,
      lon: null,
      precision: 'CITY',
    };
    const whole = { ...fields, location, contactTypes: {}, comments: [], negotiator: null, propertyStatus: 'ACTIVE' };
    expect(PropertyFieldsSchema.safeParse(whole).error).toBeUndefined();
  });
});
