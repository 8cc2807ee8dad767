import { DWELLINGS, WITHOUT_CERTIFICATE } from './legal-mentions';
import type { PropertyType } from './property.enums';
import type { PropertyFields } from './property.schema';

type Figure = keyof PropertyFields['propertyMetadata'];

const NOT_BUILT: readonly PropertyType[] = ['LAND'];
const WITHOUT_ROOMS: readonly PropertyType[] = ['LAND', 'PARKING'];
/** One of several on a floor. */
const ON_A_FLOOR: readonly PropertyType[] = ['APARTMENT', 'LOFT', 'OFFICE', 'PREMISES', 'SHOP', 'PARKING'];

const livedIn = (type: PropertyType): boolean => DWELLINGS.includes(type) || type === 'BUILDING';
const hasWalls = (type: PropertyType): boolean => !NOT_BUILT.includes(type);
const hasRooms = (type: PropertyType): boolean => !WITHOUT_ROOMS.includes(type);
const always = (): boolean => true;

const FIGURES: Readonly<Record<Figure, (type: PropertyType) => boolean>> = {
  homeSize: hasWalls,
  carrezSize: hasRooms,
  landSize: (type) => type !== 'PARKING',
  roomCount: hasRooms,
  bedroomCount: livedIn,
  floor: (type) => ON_A_FLOOR.includes(type),
  floors: hasWalls,
  yearBuilt: hasWalls,
  heating: hasRooms,
  cadastre: always,
  availableFrom: always,
};

/** True for a figure that says something of a property of this type: a plot of land has no floors. */
export const hasFigure = (type: PropertyType, figure: Figure): boolean => FIGURES[figure](type);

/** Room by room: of what people live in; elsewhere the number of rooms says enough. */
export const hasRoomList = livedIn;

export const hasBuildings = hasRooms;

/** False for what is neither heated nor lived in. */
export const hasCertificate = (type: PropertyType): boolean => !WITHOUT_CERTIFICATE.includes(type);
