import type { HeatingKind, PropertyType, RoomType } from '../../property/property.enums';
import { roomFigures } from '../../property/rooms';
import { FEATURE_FIELDS, SIDE_FIELDS } from '../listing-building';
import { CAPTION_FIELDS, MAX_FIELDS, PHOTO_FIELDS, POLIRIS, type PolirisField } from '../poliris-columns';
import { EXACT_POSITION } from '../read-place';
import type { OutgoingListing } from './outgoing-listing';
import { writeCoOwnership, writeRental, writeSale, WRITTEN_ONLY, type WrittenFields } from './write-money';
import { writeAddress, writeDay, writeNumber, writeText, writeYes } from './write-values';

const MAX_TITLE_LENGTH = 64;
const MAX_TEXT_LENGTH = 4000;
const MAX_LINE_LENGTH = 128;
const VERSION = '4.12';

const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  HOUSE: 'maison/villa',
  APARTMENT: 'appartement',
  LAND: 'terrain',
  BUILDING: 'immeuble',
  PARKING: 'parking/box',
  SHOP: 'boutique',
  OFFICE: 'bureaux',
  PREMISES: 'local',
  CASTLE: 'château',
  LOFT: 'loft/atelier/surface',
};

/** Flags of field 33; the format has none for wood and for a network of heat. */
const HEATING_CODES: Partial<Readonly<Record<HeatingKind, string>>> = {
  GAS: '512',
  OIL: '1024',
  ELECTRIC: '2048',
  HEAT_PUMP: '16384',
};

/** Field 34: fitted kitchen of any shape. */
const FITTED_KITCHEN = '9';
/** First day of certificates by the method of 2021 (décret 2020-1610). */
const CERTIFICATE_2021 = '2021-07-01';

/** Numeric fields of features; the others are yes or no. */
const COUNTS: ReadonlySet<PolirisField> = new Set(['balconies', 'parkings', 'boxes']);

function writeFeatures({ features }: OutgoingListing['property']): WrittenFields {
  const rows = FEATURE_FIELDS.map(([feature, [field]]) => {
    const isPresent = features.includes(feature);
    return [field, COUNTS.has(field) ? (isPresent ? '1' : '') : writeYes(isPresent)] as const;
  });
  const fields: WrittenFields = Object.fromEntries(rows);
  return { ...fields, kitchen: features.includes('FITTED_KITCHEN') ? FITTED_KITCHEN : '' };
}

function writeRooms({ rooms }: OutgoingListing['property']): WrittenFields {
  const roomsOf = (type: RoomType) => rooms.filter((room) => room.validRoom && room.type === type);
  const count = (type: RoomType) => writeNumber(roomsOf(type).length || null);
  const size = (type: RoomType) => writeNumber(roomsOf(type).find((room) => room.size !== null)?.size ?? null);
  const hasRoomOf = (type: RoomType) => (roomsOf(type).length > 0 ? writeYes(true) : '');
  return {
    bathrooms: count('BATHROOM'),
    showerRooms: count('SHOWER_ROOM'),
    toilets: count('TOILET'),
    livingRoom: hasRoomOf('LIVING_ROOM'),
    livingSize: size('LIVING_ROOM'),
    diningRoom: hasRoomOf('DINING_ROOM'),
    diningSize: size('DINING_ROOM'),
  };
}

function writeFigures(property: OutgoingListing['property']): WrittenFields {
  const figures = property.propertyMetadata;
  const { homeSize, rooms, bedrooms } = roomFigures(property);
  const sides: WrittenFields = Object.fromEntries(
    SIDE_FIELDS.map(([side, field]) => [field, figures.orientation.includes(side) ? writeYes(true) : '']),
  );
  return {
    ...sides,
    subtype: writeText(figures.subtype ?? '', MAX_LINE_LENGTH),
    size: writeNumber(property.propertyType === 'LAND' ? figures.landSize : homeSize),
    landSize: writeNumber(figures.landSize),
    rooms: writeNumber(rooms),
    bedrooms: writeNumber(bedrooms),
    floor: writeNumber(figures.floor),
    floors: writeNumber(figures.floors),
    terraces: writeNumber(figures.terraceCount),
    terraceSize: writeNumber(figures.terraceSize),
    balconySize: writeNumber(figures.balconySize),
    cellarSize: writeNumber(figures.cellarSize),
    yearBuilt: writeNumber(figures.yearBuilt),
    heating: figures.heating === null ? '' : (HEATING_CODES[figures.heating] ?? ''),
    availableFrom: writeDay(figures.availableFrom),
  };
}

function writePlace({ location, locationMetadata }: OutgoingListing['property']): WrittenFields {
  return {
    postcode: location.postcode ?? '',
    city: writeText(location.city, MAX_LINE_LENGTH),
    country: 'France',
    address: writeText(location.street ?? '', MAX_LINE_LENGTH),
    district: writeText(locationMetadata.district ?? '', MAX_LINE_LENGTH),
    transportLine: writeText(locationMetadata.transport ?? '', MAX_LINE_LENGTH),
    station: writeText(locationMetadata.nearestStation ?? '', MAX_LINE_LENGTH),
    latitude: writeNumber(location.lat),
    longitude: writeNumber(location.lon),
    precision: location.lat !== null && location.precision === 'EXACT' ? EXACT_POSITION : '',
  };
}

function writeEnergy({ energyEfficiency: energy }: OutgoingListing['property']): WrittenFields {
  return {
    energyDate: writeDay(energy.date),
    energyValue: writeNumber(energy.energyValue),
    energyClass: energy.energyClass ?? '',
    gesValue: writeNumber(energy.gesValue),
    gesClass: energy.gesClass ?? '',
    energyVersion: energy.date === null ? '' : energy.date < CERTIFICATE_2021 ? 'DPE_v01-2011' : 'DPE_v07-2021',
    costMin: writeNumber(energy.costMin),
    costMax: writeNumber(energy.costMax),
    costYear: writeDay(energy.costReferenceDate),
    finalEnergy: writeNumber(energy.finalEnergyValue),
  };
}

/** The first three: the format has no room for more. */
function writeTranslations({ listing }: OutgoingListing['property']): WrittenFields {
  const slots = [1, 2, 3] as const;
  const translationFields = slots.map((slot): WrittenFields => {
    const one = listing.translations[slot - 1];
    if (!one) return {};
    return {
      [`language${slot}`]: one.language.toUpperCase(),
      [`title${slot}`]: writeText(one.title, MAX_TITLE_LENGTH),
      [`description${slot}`]: writeText(one.description, MAX_TEXT_LENGTH),
    };
  });
  return Object.assign({}, ...translationFields) as WrittenFields;
}

function writeAdvertisement({ property, contact, mandate, feeScaleUrl }: OutgoingListing): WrittenFields {
  const { listing } = property;
  return {
    title: writeText(property.title.replace(/\s+/g, ' '), MAX_TITLE_LENGTH),
    description: writeText(property.description, MAX_TEXT_LENGTH),
    virtualTour: writeAddress(listing.virtualTourUrl),
    feeScale: writeAddress(listing.feeScaleUrl ?? feeScaleUrl),
    shownPhone: contact.phone,
    shownContact: writeText(contact.name, MAX_LINE_LENGTH),
    shownEmail: contact.email,
    mandateNumber: mandate?.number ?? '',
    mandateDate: writeDay(mandate?.date ?? null),
    exclusive: mandate === null ? '' : writeYes(mandate.exclusive),
    ...writeTranslations(property),
  };
}

function writtenFields(outgoing: OutgoingListing): WrittenFields {
  const { property } = outgoing;
  const isRental = property.transactionType === 'RENT';
  return {
    agencyId: writeText(outgoing.account),
    reference: property.reference,
    technicalId: property.technicalId,
    kind: isRental ? 'location' : 'vente',
    propertyType: TYPE_WORDS[property.propertyType],
    version: VERSION,
    ...writePlace(property),
    ...writeFigures(property),
    ...writeRooms(property),
    ...writeFeatures(property),
    ...writeCoOwnership(property),
    ...writeEnergy(property),
    ...writeAdvertisement(outgoing),
    ...(isRental ? writeRental(outgoing) : writeSale(outgoing)),
  };
}

const NUMBERS = { ...POLIRIS, ...WRITTEN_ONLY };

/** Field numbers of photographs, in three runs; the thirty-first and later ones are omitted. */
const placesOf = (runs: typeof PHOTO_FIELDS): number[] =>
  runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
const PHOTO_PLACES = placesOf(PHOTO_FIELDS);
const CAPTION_PLACES = placesOf(CAPTION_FIELDS);

/** The 334 fields of a listing, field 1 at index 0. */
export function writeListing(outgoing: OutgoingListing): string[] {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(writtenFields(outgoing)))
    fields[NUMBERS[name as keyof typeof NUMBERS] - 1] = text;
  outgoing.photos.slice(0, PHOTO_PLACES.length).forEach((photo, index) => {
    const place = PHOTO_PLACES[index];
    if (place !== undefined) fields[place - 1] = writeText(photo);
    const under = CAPTION_PLACES[index];
    if (under !== undefined) fields[under - 1] = writeText(outgoing.captions[index] ?? '');
  });
  return fields;
}

/** Writes a listing as one line, every field quoted, ended by CRLF. */
export const writeLine = (outgoing: OutgoingListing): string =>
  `${writeListing(outgoing)
    .map((field) => `"${field}"`)
    .join('!#')}\r\n`;
