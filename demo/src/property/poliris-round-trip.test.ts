import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { computeFees } from '@pignon/shared/domain/property/price/fees';
import { applicableFigures } from '@pignon/shared/domain/property/applicable';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { FEATURES_OF_FORMAT } from '@pignon/shared/domain/poliris/listing-building';
import { parseListing } from '@pignon/shared/domain/poliris/parse-listing';
import { readRecords } from '@pignon/shared/domain/poliris/read-records';
import { writeLine } from '@pignon/shared/domain/poliris/write/write-listing';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import { loadCommunes } from '../../../api/src/places/communes';
import { DEMO_SIZE, describeAgency } from '../agency';
import type { DemoProperty } from './draw-property';

const PHOTOS = Array.from({ length: 30 }, (_, index) => `https://agence.test/${index + 1}.jpg`);
const CAPTIONS = PHOTOS.map((_, index) => `Vue ${index + 1}, « plein sud »`);
let properties: DemoProperty[];
let lines: string;
let listings: Listing[];

beforeAll(async () => {
  const agency = describeAgency(DEMO_SIZE, new Date('2026-11-21T03:00:00Z'), await loadCommunes());
  properties = Array.from({ length: DEMO_SIZE.properties }, (_, index) => agency.property(index)).filter(
    (property) => displayedPrice(property) !== null,
  );
  lines = properties
    .map((property) =>
      writeLine({
        property: { ...property, ...RECORD, technicalId: property.reference, price: displayedPrice(property) },
        account: 'A64',
        mandate: { number: '2026-12', date: '2026-03-09', exclusive: true },
        contact: { name: 'Nora Etcheverry', phone: '05 59 00 00 00', email: 'nora@pignon.test' },
        feeScaleUrl: 'https://agence.test/honoraires',
        photos: PHOTOS,
        captions: CAPTIONS,
      }),
    )
    .join('');
  listings = readRecords(lines).records.map((record) => {
    const parsed = parseListing(record);
    if ('reasons' in parsed) throw new Error(`${parsed.reference}: ${parsed.reasons.join(' ')}`);
    return parsed;
  });
});

const RECORD = {
  mandateStatus: 'RUNNING',
  mandateType: 'EXCLUSIVE',
  createdTime: '2026-01-05T10:00:00.000Z',
  modifiedTime: '2026-01-05T10:00:00.000Z',
  version: 1,
} as const;

const NOT_IN_THE_FORMAT = {
  carrezSize: null,
  cadastre: null,
  dwellingCount: null,
  titleDeed: null,
  lotNumbers: null,
  occupancy: null,
};
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Selects the fields that the format carries. */
function expectedFields({ reference, ...property }: DemoProperty) {
  const { rooms, bedrooms, homeSize } = roomFigures(property);
  const figures = property.propertyMetadata;
  const isRental = property.transactionType === 'RENT';
  return {
    reference,
    key: reference,
    transactionType: property.transactionType,
    propertyType: property.propertyType,
    title: plainSpaces(property.title),
    description: plainSpaces(property.description),
    price: displayedPrice(property),
    place: [property.location.postcode, property.location.city, property.location.lat, property.location.lon],
    street: property.location.street ?? '',
    figures: {
      ...applicableFigures(property.propertyType, {
        ...figures,
        homeSize,
        roomCount: rooms,
        bedroomCount: bedrooms || null,
      }),
      ...NOT_IN_THE_FORMAT,
      heating: ['GAS', 'OIL', 'ELECTRIC', 'HEAT_PUMP'].includes(figures.heating ?? '') ? figures.heating : null,
    },
    features: FEATURES_OF_FORMAT.filter((feature) => property.features.includes(feature)),
    coOwnership: property.coOwnership,
    feeType: isRental ? null : property.financialInfo.feeType,
    priceNoFees: isRental ? null : property.financialInfo.priceNoFees,
    rentalInfo: property.rentalInfo && {
      rent: property.rentalInfo.rent,
      chargeMode: property.rentalInfo.chargeMode,
      deposit: property.rentalInfo.deposit,
      furnished: property.rentalInfo.furnished,
      tenantFee: property.rentalInfo.tenantFee,
      inventoryFee: property.rentalInfo.inventoryFee,
    },
    energy: { ...property.energyEfficiency, ademeNumber: null, exemption: null, auditDate: null },
  };
}

function importedFields({ fields, place, reference, key, transactionType, propertyType }: Listing): object {
  const isRental = transactionType === 'RENT';
  const { rentalInfo, financialInfo } = fields;
  return {
    reference,
    key,
    transactionType,
    propertyType,
    title: plainSpaces(fields.title),
    description: plainSpaces(fields.description),
    price: displayedPrice(fields),
    place: [place.postcode, place.city, place.lat, place.lon],
    street: place.street,
    figures: fields.propertyMetadata,
    features: FEATURES_OF_FORMAT.filter((feature) => fields.features.includes(feature)),
    coOwnership: fields.coOwnership,
    feeType: isRental ? null : financialInfo.feeType,
    priceNoFees: isRental ? null : financialInfo.priceNoFees,
    rentalInfo: rentalInfo && {
      rent: rentalInfo.rent,
      chargeMode: rentalInfo.chargeMode,
      deposit: rentalInfo.deposit,
      furnished: rentalInfo.furnished,
      tenantFee: rentalInfo.tenantFee,
      inventoryFee: rentalInfo.inventoryFee,
    },
    energy: fields.energyEfficiency,
  };
}

describe('the demonstration agency, written as Poliris 4.12 and read again', () => {
  it('contains every listing', () => {
    expect(readRecords(lines).unreadable).toEqual([]);
    expect(listings).toHaveLength(properties.length);
    expect(properties.length).toBeGreaterThan(500);
  });

  it('keeps the content of each listing', () => {
    expect(listings.map(importedFields)).toEqual(properties.map(expectedFields));
  });

  it('needs no assumption and drops only the version of the energy certificate', () => {
    const notes = listings.flatMap(({ reference, notes: each }) => each.map(({ text }) => `${reference} ${text}`));
    expect(notes.filter((note) => !note.endsWith('Champs laissés de côté\u00a0: 325 Version DPE.'))).toEqual([]);
  });

  it('keeps thirty photographs, the mandate and its negotiator', () => {
    expect(listings[0]?.photos).toEqual(PHOTOS.map((url, index) => ({ url, caption: CAPTIONS[index] })));
    expect(listings[0]?.remarks).toEqual(['Mandat exclusif n°\u00a02026-12 du 09/03/2026, repris de l’export.']);
    expect(listings[0]?.shown).toMatchObject({ lastName: 'Nora Etcheverry', email: 'nora@pignon.test' });
  });

  it('never contains the fees that a seller pays', () => {
    const sellers = properties.filter(({ financialInfo }) => financialInfo.feeType !== 'BUYER');
    for (const property of sellers) {
      const { financialInfo } = property;
      if (financialInfo.priceNoFees === null || property.transactionType === 'RENT') continue;
      const { sellerPart } = computeFees({ ...financialInfo, priceNoFees: financialInfo.priceNoFees });
      const line = lines.split('\r\n')[properties.indexOf(property)];
      if (sellerPart > 0) expect(line).not.toContain(`"${sellerPart.toFixed(2)}"`);
    }
  });
});
