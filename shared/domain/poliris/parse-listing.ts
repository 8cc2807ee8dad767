import { capitalize } from '../common/french';
import { cutText } from '../common/text/characters';
import { NO_SURROUNDINGS } from '../property/property-draft';
import { PROPERTY_TYPE_WORDS, type PropertyType } from '../property/property.enums';
import { POLIRIS_COLUMNS } from './columns/column-table';
import { FieldReader } from './field-reader';
import type { ListedFields, Listing, NamedPerson, RefusedListing, ListedMandate } from './listing';
import { readCoOwnership, readEnergy, readFeatures, readMetadata, readRooms } from './listing-building';
import type { Money } from './money/money';
import { readRental } from './money/rental';
import { readSale } from './money/sale';
import { readPostcode, readPropertyType, readTransaction } from './parse-kind';
import { MAX_FIELDS } from './poliris-columns';
import { readPlace } from './read-place';
import type { PolirisRecord } from './read-records';
import { readTranslations } from './read-translations';
import { readDate } from './values';

const MAX_TITLE = 200;
const MAX_TEXT = 20_000;

/** Fields 114 to 120. */
function mandatary(reader: FieldReader): NamedPerson | null {
  const person: NamedPerson = {
    firstName: reader.text('mandataryFirstName', 100),
    lastName: reader.text('mandataryLastName', 100),
    company: reader.text('mandataryCompany', 200),
    phone: reader.text('mandataryPhone', 40),
    email: '',
    address: reader.text('mandataryAddress', 200),
    postcode: readPostcode(reader.raw('mandataryPostcode')),
    city: reader.text('mandataryCity', 100),
  };
  const name = [person.company, `${person.firstName} ${person.lastName}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  if (person.lastName === '' && person.company === '') return null;
  reader.noteAssumption(
    `Mandat tenu par ${name} (champs 114 à 120)\u00a0: rattaché comme partenaire, non comme propriétaire.`,
  );
  return person;
}

function contactPerson(reader: FieldReader): NamedPerson {
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

function listedMandate(reader: FieldReader): ListedMandate | null {
  const number = reader.text('mandateNumber', 60);
  if (number === '') return null;
  return { number, date: readDate(reader.raw('mandateDate')), exclusive: reader.yes('exclusive') };
}

function remarks(reader: FieldReader): string[] {
  const list: string[] = [];
  const mandate = listedMandate(reader);
  if (mandate) {
    const { number, date, exclusive } = mandate;
    const on = date ? ` du ${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : '';
    list.push(`Mandat ${exclusive ? 'exclusif ' : ''}n°\u00a0${number}${on}, repris de l’export.`);
  }
  for (const field of ['privateRemarks', 'mandataryRemarks'] as const) {
    const text = reader.lines(field, 10_000);
    if (text !== '') list.push(text);
  }
  return list;
}

function money(reader: FieldReader, listing: { rent: boolean; propertyType: PropertyType }): Money | string {
  const price = reader.euros('price');
  if (price === null) return 'Le prix est requis';
  return listing.rent ? readRental(price, listing.propertyType, reader) : readSale(price, reader);
}

function readSurroundings(reader: FieldReader): ListedFields['locationMetadata'] {
  return {
    ...NO_SURROUNDINGS,
    district: reader.text('district', 100) || null,
    transport: reader.text('transportLine') || null,
    nearestStation: reader.text('station', 100) || null,
  };
}

function titleOf(reader: FieldReader): string {
  const title = reader.text('title', MAX_TEXT);
  if (title.length > MAX_TITLE) reader.noteOmission(`Titre coupé à ${MAX_TITLE} caractères.`);
  return cutText(title, MAX_TITLE);
}

function descriptionOf(reader: FieldReader): string {
  const text = reader.lines('description', Infinity);
  if (text.length > MAX_TEXT) reader.noteOmission('Texte coupé à 20\u202f000 caractères.');
  return cutText(text, MAX_TEXT);
}

/** Adds one note for all ignored columns, which are counted per file. */
function noteLeftOut(columns: readonly number[], reader: FieldReader): void {
  if (columns.length === 0) return;
  const names = columns.map((number) => `${number} ${POLIRIS_COLUMNS[number - 1]?.label ?? ''}`);
  reader.noteOmission(`Champs laissés de côté\u00a0: ${names.join(', ')}.`);
}

/** Notes a short or long line: an older version has fewer fields, one of another software may be truncated. */
function noteFields({ fields, fieldCount }: PolirisRecord, reader: FieldReader): void {
  const version = reader.raw('version').trim();
  if (version === '') reader.noteAssumption('La version du format n’est pas dite (champ 301)\u00a0: prise pour 4.12.');
  if (fieldCount < MAX_FIELDS && version.startsWith('4.12'))
    reader.noteAssumption(
      `Ligne de ${fieldCount} champs au lieu de ${fields.length}\u00a0: les derniers sont pris pour vides.`,
    );
}

const quoted = (text: string) => (text === '' ? 'absent' : `«\u00a0${text}\u00a0»`);

/** Parses a record to a listing, or to all reasons for its refusal, in French. */
export function parseListing(record: PolirisRecord): Listing | RefusedListing {
  const reader = new FieldReader(record);
  const reference = reader.text('reference', 60);
  const transactionType = readTransaction(reader.raw('kind'));
  const propertyType = readPropertyType(reader.raw('propertyType'));
  const place = readPlace(reader);
  const { city, postcode } = place;
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
  noteFields(record, reader);
  const energyEfficiency = readEnergy(reader);
  const leftOut = reader.leftOut();
  noteLeftOut(leftOut, reader);
  return {
    line: record.line,
    agencyId: reader.text('agencyId', 60) || 'IMPORT',
    reference,
    key: reader.text('technicalId', 60) || reference,
    transactionType,
    propertyType,
    place,
    fields: {
      title: titleOf(reader) || `${capitalize(PROPERTY_TYPE_WORDS[propertyType].fr)} – ${city || (postcode ?? '')}`,
      description: descriptionOf(reader),
      transactionType,
      propertyType,
      locationMetadata: readSurroundings(reader),
      structure: [],
      propertyMetadata: readMetadata(reader, propertyType),
      rooms: readRooms(reader),
      features: readFeatures(reader),
      coOwnership: readCoOwnership(reader),
      ...terms,
      energyEfficiency,
      listing: {
        agencyReference: reference,
        virtualTourUrl: reader.webAddress('virtualTour', 'Visite virtuelle'),
        feeScaleUrl: reader.webAddress('feeScale', 'Barème des honoraires'),
        translations: readTranslations(reader),
      },
    },
    energyClass: energyEfficiency.energyClass,
    photos: reader.photos(),
    mandatary: mandatary(reader),
    shown: contactPerson(reader),
    mandate: listedMandate(reader),
    remarks: remarks(reader),
    notes: reader.notes,
    leftOut,
  };
}

/** Content of a record without photos, to detect changes. */
export const contentOf = (record: PolirisRecord): string => new FieldReader(record).content();
