import { NO_CERTIFICATE, NO_FIGURES } from '../property/property-draft';
import type { Feature, PropertyType, RoomType } from '../property/property.enums';
import type { PropertyFields, Room } from '../property/property.schema';
import type { FieldReader } from './field-reader';
import { hasFittedKitchen, readEnergyLabel, readHeating } from './parse-kind';
import type { PolirisField } from './poliris-columns';
import { readDate } from './values';

const FEATURES: readonly (readonly [Feature, readonly PolirisField[]])[] = [
  ['LIFT', ['lift']],
  ['BALCONY', ['balconies']],
  ['TERRACE', ['terrace', 'terraces']],
  ['POOL', ['pool']],
  ['GARAGE', ['boxes', 'garage']],
  ['PARKING', ['parkings']],
  ['CELLAR', ['cellar']],
  ['FIREPLACE', ['fireplace']],
  ['AIR_CONDITIONING', ['airConditioning']],
  ['ALARM', ['alarm']],
  ['INTERCOM', ['intercom']],
  ['ACCESSIBLE', ['accessible']],
  ['CARETAKER', ['caretaker']],
  ['OPEN_VIEW', ['openView']],
];

export function readFeatures(reader: FieldReader): Feature[] {
  const features = FEATURES.filter(([, fields]) => fields.some((field) => reader.yes(field))).map(
    ([feature]) => feature,
  );
  return hasFittedKitchen(reader.raw('kitchen')) ? [...features, 'FITTED_KITCHEN'] : features;
}

const MOST_ROOMS = 40;

function rooms(type: RoomType, count: number | null, size: number | null = null): Room[] {
  return Array.from({ length: Math.min(count ?? 0, MOST_ROOMS) }, () => ({
    type,
    size,
    fullSize: size,
    validRoom: true,
    floor: null,
    note: '',
  }));
}

/** The rooms that the counts speak of; sizes are known for the living room at best. */
export function readRooms(reader: FieldReader): Room[] {
  const living = reader.positive('livingSize');
  return [
    ...rooms('LIVING_ROOM', living === null ? 0 : 1, living),
    ...rooms('BEDROOM', reader.count('bedrooms')),
    ...rooms('BATHROOM', reader.count('bathrooms')),
    ...rooms('SHOWER_ROOM', reader.count('showerRooms')),
    ...rooms('TOILET', reader.count('toilets')),
  ];
}

const LEAST_YEAR = 1000;
const MOST_YEAR = 2100;

function yearBuilt(reader: FieldReader): number | null {
  const year = reader.count('yearBuilt', MOST_YEAR);
  return year !== null && year >= LEAST_YEAR ? year : null;
}

function floorOf(reader: FieldReader, propertyType: PropertyType): number | null {
  if (propertyType !== 'APARTMENT' && propertyType !== 'LOFT' && propertyType !== 'OFFICE') return null;
  const text = reader.raw('floor').trim();
  if (/^(rdc|rez)/i.test(text)) return 0;
  const floor = text === '' ? null : reader.number('floor');
  return floor !== null && floor >= -10 && floor <= 200 ? Math.round(floor) : null;
}

export function readMetadata(reader: FieldReader, propertyType: PropertyType): PropertyFields['propertyMetadata'] {
  const land = propertyType === 'LAND';
  const size = reader.positive('size');
  return {
    ...NO_FIGURES,
    homeSize: land ? null : size,
    landSize: reader.positive('landSize') ?? (land ? size : null),
    roomCount: reader.count('rooms'),
    bedroomCount: reader.count('bedrooms'),
    floor: floorOf(reader, propertyType),
    floors: reader.count('floors'),
    yearBuilt: yearBuilt(reader),
    heating: readHeating(reader.raw('heating')),
    availableFrom: readDate(reader.raw('availableFrom')),
  };
}

const MOST_ENERGY = 10_000;
const energyNumber = (value: number | null) => (value !== null && value <= MOST_ENERGY ? value : null);

export function readEnergy(reader: FieldReader): PropertyFields['energyEfficiency'] {
  const [low, high] = [reader.euros('costMin'), reader.euros('costMax')];
  const year = reader.count('costYear', MOST_YEAR);
  return {
    ...NO_CERTIFICATE,
    date: readDate(reader.raw('energyDate')),
    energyValue: energyNumber(reader.positive('energyValue')),
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
