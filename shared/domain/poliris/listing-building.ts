import { applicableFigures } from '../property/applicable';
import { NO_CERTIFICATE, NO_FIGURES } from '../property/property-draft';
import type { Feature, Orientation, PropertyType, RoomType } from '../property/property.enums';
import type { PropertyFields, Room } from '../property/property.schema';
import type { FieldReader } from './field-reader';
import { hasFittedKitchen, readEnergyLabel, readHeating, readSubtype } from './parse-kind';
import type { PolirisField } from './poliris-columns';
import { readDate } from './values';

/** Features with the fields that state them, clearest first. */
export const FEATURE_FIELDS: readonly (readonly [Feature, readonly [PolirisField, ...PolirisField[]]])[] = [
  ['LIFT', ['lift']],
  ['BALCONY', ['balconies', 'balconySize']],
  ['TERRACE', ['terrace', 'terraces', 'terraceSize']],
  ['POOL', ['pool']],
  ['GARAGE', ['boxes', 'garage']],
  ['PARKING', ['parkings']],
  ['CELLAR', ['cellar', 'cellarSize']],
  ['FIREPLACE', ['fireplace']],
  ['AIR_CONDITIONING', ['airConditioning']],
  ['ALARM', ['alarm']],
  ['INTERCOM', ['intercom']],
  ['ACCESSIBLE', ['accessible']],
  ['CARETAKER', ['caretaker']],
  ['OPEN_VIEW', ['openView']],
];

/** Features that the format has fields for. */
export const FEATURES_OF_FORMAT: readonly Feature[] = [...FEATURE_FIELDS.map(([feature]) => feature), 'FITTED_KITCHEN'];

export function readFeatures(reader: FieldReader): Feature[] {
  const features = FEATURE_FIELDS.filter(([, fields]) => fields.some((field) => reader.yes(field))).map(
    ([feature]) => feature,
  );
  return hasFittedKitchen(reader.raw('kitchen')) ? [...features, 'FITTED_KITCHEN'] : features;
}

const MAX_ROOMS = 40;

function rooms(type: RoomType, count: number | null, size: number | null = null): Room[] {
  return Array.from({ length: Math.min(count ?? 0, MAX_ROOMS) }, () => ({
    type,
    size,
    fullSize: size,
    validRoom: true,
    floor: null,
    note: '',
  }));
}

/** Builds rooms from the counts; at most living and dining room have a known size. */
export function readRooms(reader: FieldReader): Room[] {
  const [living, dining] = [reader.area('livingSize'), reader.area('diningSize')];
  const one = (size: number | null, field: PolirisField) => (size !== null || reader.yes(field) ? 1 : 0);
  return [
    ...rooms('LIVING_ROOM', one(living, 'livingRoom'), living),
    ...rooms('DINING_ROOM', one(dining, 'diningRoom'), dining),
    ...rooms('BEDROOM', reader.count('bedrooms')),
    ...rooms('BATHROOM', reader.count('bathrooms')),
    ...rooms('SHOWER_ROOM', reader.count('showerRooms')),
    ...rooms('TOILET', reader.count('toilets')),
  ];
}

const MIN_YEAR = 1000;
const MAX_YEAR = 2100;

function yearBuilt(reader: FieldReader): number | null {
  const year = reader.count('yearBuilt', MAX_YEAR);
  return year !== null && year >= MIN_YEAR ? year : null;
}

function floorOf(reader: FieldReader): number | null {
  const text = reader.raw('floor').trim();
  if (/^(rdc|rez)/i.test(text)) return 0;
  const floor = text === '' ? null : reader.number('floor');
  return floor !== null && floor >= -10 && floor <= 200 ? Math.round(floor) : null;
}

export const SIDE_FIELDS: readonly (readonly [Orientation, PolirisField])[] = [
  ['NORTH', 'facesNorth'],
  ['EAST', 'facesEast'],
  ['SOUTH', 'facesSouth'],
  ['WEST', 'facesWest'],
];

const readOrientation = (reader: FieldReader): Orientation[] =>
  SIDE_FIELDS.filter(([, field]) => reader.yes(field)).map(([side]) => side);

function heatingOf(reader: FieldReader): PropertyFields['propertyMetadata']['heating'] {
  const code = reader.raw('heating').trim();
  const heating = readHeating(code);
  if (heating === null && /[1-9]/.test(code))
    reader.noteOmission(`Chauffage\u00a0: le code ${code} ne dit pas l’énergie.`);
  return heating;
}

/** Reads the figures for that type; others are omitted. */
export function readMetadata(reader: FieldReader, propertyType: PropertyType): PropertyFields['propertyMetadata'] {
  const land = propertyType === 'LAND';
  const size = reader.area('size');
  const figures: PropertyFields['propertyMetadata'] = {
    ...NO_FIGURES,
    subtype: readSubtype(reader),
    homeSize: land ? null : size,
    landSize: reader.area('landSize') ?? (land ? size : null),
    roomCount: reader.count('rooms'),
    bedroomCount: reader.count('bedrooms'),
    floor: floorOf(reader),
    floors: reader.count('floors'),
    orientation: readOrientation(reader),
    terraceCount: reader.count('terraces'),
    terraceSize: reader.area('terraceSize'),
    balconySize: reader.area('balconySize'),
    cellarSize: reader.area('cellarSize'),
    yearBuilt: yearBuilt(reader),
    heating: heatingOf(reader),
    availableFrom: readDate(reader.raw('availableFrom')),
  };
  return applicableFigures(propertyType, figures);
}

const MAX_ENERGY = 10_000;
const energyNumber = (value: number | null) => (value !== null && value <= MAX_ENERGY ? value : null);

export function readEnergy(reader: FieldReader): PropertyFields['energyEfficiency'] {
  const [low, high] = [reader.euros('costMin'), reader.euros('costMax')];
  const year = reader.count('costYear', MAX_YEAR);
  return {
    ...NO_CERTIFICATE,
    date: readDate(reader.raw('energyDate')),
    energyValue: energyNumber(reader.positive('energyValue')),
    finalEnergyValue: energyNumber(reader.positive('finalEnergy')),
    energyClass: readEnergyLabel(reader.raw('energyClass')),
    gesValue: energyNumber(reader.positive('gesValue')),
    gesClass: readEnergyLabel(reader.raw('gesClass')),
    costMin: low !== null && high !== null ? Math.min(low, high) : low,
    costMax: low !== null && high !== null ? Math.max(low, high) : high,
    costReferenceDate: readDate(reader.raw('costYear')) ?? (year !== null && year >= 2000 ? `${year}-01-01` : null),
  };
}

export function readCoOwnership(reader: FieldReader): PropertyFields['coOwnership'] {
  if (!reader.yes('coOwnership')) return null;
  const procedure = reader.yes('procedure');
  return {
    lots: reader.count('lots', 100_000),
    yearlyCharges: reader.euros('yearlyCharges'),
    procedure,
    procedureDetail: procedure ? reader.text('procedureDetail', 500) || null : null,
  };
}
