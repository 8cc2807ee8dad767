import { NO_SURROUNDINGS } from '../property/property-draft';
import type { PropertyType } from '../property/property.enums';
import { FieldReader } from './field-reader';
import type { Listing, NamedPerson, RefusedListing } from './listing';
import { readCoOwnership, readEnergy, readFeatures, readMetadata, readRooms } from './listing-building';
import { readRental, readSale, type Money } from './listing-money';
import { readPostcode, readPropertyType, readTransaction } from './parse-kind';
import type { PolirisRecord } from './read-records';
import { plainText, readDate } from './values';

const MOST_TITLE = 200;
const MOST_TEXT = 20_000;

const NOUNS: Readonly<Record<PropertyType, string>> = {
  HOUSE: 'Maison',
  APARTMENT: 'Appartement',
  LAND: 'Terrain',
  BUILDING: 'Immeuble',
  PARKING: 'Stationnement',
  SHOP: 'Local commercial',
  OFFICE: 'Bureaux',
  PREMISES: 'Local d’activité',
  CASTLE: 'Château',
  LOFT: 'Loft',
};

function owner(reader: FieldReader): NamedPerson | null {
  const person: NamedPerson = {
    firstName: reader.text('ownerFirstName', 100),
    lastName: reader.text('ownerLastName', 100),
    company: reader.text('ownerCompany', 200),
    phone: reader.text('ownerPhone', 40),
    email: '',
    address: reader.text('ownerAddress', 200),
    postcode: readPostcode(reader.raw('ownerPostcode')),
    city: reader.text('ownerCity', 100),
  };
  return person.lastName === '' && person.company === '' ? null : person;
}

function shown(reader: FieldReader): NamedPerson {
  return {
    firstName: '',
    lastName: reader.text('shownContact', 100),
    company: '',
    phone: reader.text('shownPhone', 40),
    email: reader.text('shownEmail', 254).toLowerCase(),
    address: '',
    postcode: null,
    city: '',
  };
}

function remarks(reader: FieldReader): string[] {
  const list: string[] = [];
  const number = reader.text('mandateNumber', 60);
  if (number !== '') {
    const date = readDate(reader.raw('mandateDate'));
    const on = date ? ` du ${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : '';
    list.push(`Mandat ${reader.yes('exclusive') ? 'exclusif ' : ''}n°\u00a0${number}${on}, repris de l’export.`);
  }
  for (const field of ['privateRemarks', 'ownerRemarks'] as const) {
    const text = plainText(reader.raw(field)).slice(0, 10_000);
    if (text !== '') list.push(text);
  }
  return list;
}

function coordinates(reader: FieldReader): { lat: number | null; lon: number | null } {
  const [lat, lon] = [reader.number('latitude'), reader.number('longitude')];
  const known = lat !== null && lon !== null && (lat !== 0 || lon !== 0) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return known ? { lat, lon } : { lat: null, lon: null };
}

function money(reader: FieldReader, listing: { rent: boolean; propertyType: PropertyType }): Money | string {
  const price = reader.euros('price');
  if (price === null) return 'Le prix est requis';
  return listing.rent ? readRental(price, listing.propertyType, reader) : readSale(price, reader);
}

const quoted = (text: string) => (text === '' ? 'absent' : `«\u00a0${text}\u00a0»`);

/** One record as a listing, or everything that speaks against it, in French. */
export function parseListing(record: PolirisRecord): Listing | RefusedListing {
  const reader = new FieldReader(record);
  const reference = reader.text('reference', 60);
  const transactionType = readTransaction(reader.raw('kind'));
  const propertyType = readPropertyType(reader.raw('propertyType'));
  const city = reader.text('realCity', 100) || reader.text('city', 100);
  const postcode = readPostcode(reader.raw('realPostcode')) ?? readPostcode(reader.raw('postcode'));
  const reasons: string[] = [];
  if (reference === '') reasons.push('La référence manque');
  if (!transactionType) reasons.push(`Type d’annonce non géré\u00a0: ${quoted(reader.text('kind', 40))}`);
  if (!propertyType) reasons.push(`Type de bien non géré\u00a0: ${quoted(reader.text('propertyType', 40))}`);
  if (city === '' && postcode === null) reasons.push('La ville et le code postal manquent');
  const terms =
    propertyType && transactionType ? money(reader, { rent: transactionType === 'RENT', propertyType }) : null;
  if (typeof terms === 'string') reasons.push(terms);
  if (!transactionType || !propertyType || terms === null || typeof terms === 'string' || reasons.length > 0) {
    return { line: record.line, reference, reasons };
  }
  const energyEfficiency = readEnergy(reader);
  return {
    line: record.line,
    agencyId: reader.text('agencyId', 60) || 'IMPORT',
    reference,
    key: reader.text('technicalId', 60) || reference,
    transactionType,
    propertyType,
    place: {
      postcode,
      city,
      street: reader.text('address', 200),
      ...coordinates(reader),
      country: reader.text('country', 60),
    },
    fields: {
      title: reader.text('title', MOST_TITLE) || `${NOUNS[propertyType]} – ${city || (postcode ?? '')}`,
      description: plainText(reader.raw('description')).slice(0, MOST_TEXT),
      transactionType,
      propertyType,
      locationMetadata: { ...NO_SURROUNDINGS, district: reader.text('district', 100) || null },
      structure: [],
      propertyMetadata: readMetadata(reader, propertyType),
      rooms: readRooms(reader),
      features: readFeatures(reader),
      coOwnership: readCoOwnership(reader),
      ...terms,
      energyEfficiency,
    },
    energyClass: energyEfficiency.energyClass,
    photos: reader.photos(),
    owner: owner(reader),
    shown: shown(reader),
    remarks: remarks(reader),
    warnings: reader.warnings,
  };
}

/** What a record says but its photographs, to tell whether it changed since last time. */
export const contentOf = (record: PolirisRecord): string => new FieldReader(record).content();
