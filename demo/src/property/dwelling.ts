import type { Feature, PropertyType, RoomType } from '@pignon/shared/domain/property/property.enums';
import type { Room } from '@pignon/shared/domain/property/property.schema';
import type { Town } from '../region/towns';
import type { Random } from '../random';

/** A building: areas in m², rooms, floors, equipment. */
export interface Dwelling {
  rooms: Room[];
  homeSize: number | null;
  landSize: number | null;
  bedrooms: number | null;
  roomCount: number | null;
  floor: number | null;
  floors: number | null;
  yearBuilt: number | null;
  features: Feature[];
  /** 0 (to renovate) to 1 (new). */
  condition: number;
}

const roundToHalf = (value: number) => Math.round(value * 2) / 2;

function room(type: RoomType, size: number, floor: number | null, counts = true): Room {
  return {
    type,
    size: counts ? roundToHalf(size) : null,
    fullSize: roundToHalf(size),
    validRoom: counts,
    floor,
    note: '',
  };
}

const MAIN = new Set<RoomType>(['LIVING_ROOM', 'DINING_ROOM', 'BEDROOM', 'OFFICE', 'LIBRARY', 'MEZZANINE']);

function figures(rooms: Room[]) {
  const living = rooms.filter((item) => item.validRoom);
  return {
    rooms,
    homeSize: roundToHalf(living.reduce((sum, item) => sum + (item.size ?? 0), 0)),
    bedrooms: living.filter((item) => item.type === 'BEDROOM').length,
    roomCount: living.filter((item) => MAIN.has(item.type)).length,
  };
}

function bedroomsOf(random: Random, count: number, floors: number): Room[] {
  return Array.from({ length: count }, (_, index) =>
    room('BEDROOM', index === 0 ? random.between(12, 18) : random.between(9.5, 14), index === 0 || floors < 2 ? 0 : 1),
  );
}

function houseRooms(random: Random, bedrooms: number, floors: number, scale: number): Room[] {
  const upper = floors > 1 ? 1 : 0;
  const rooms = [
    room('HALL', random.between(4, 9) * scale, 0),
    room('LIVING_ROOM', (26 + bedrooms * random.between(2.5, 6)) * scale, 0),
    room('KITCHEN', random.between(10, 19) * scale, 0),
    ...bedroomsOf(random, bedrooms, floors),
    room('BATHROOM', random.between(5.5, 9), upper),
    room('TOILET', random.between(1.2, 2), 0),
  ];
  if (bedrooms >= 3) rooms.push(room('SHOWER_ROOM', random.between(3.5, 6), 0));
  if (bedrooms >= 4)
    rooms.push(room('TOILET', random.between(1.2, 2), upper), room('LAUNDRY', random.between(4, 9), 0));
  if (random.chance(0.35)) rooms.push(room('OFFICE', random.between(7, 12), upper));
  if (random.chance(0.2)) rooms.push(room('DINING_ROOM', random.between(12, 20) * scale, 0));
  if (random.chance(0.2)) rooms.push(room('DRESSING', random.between(4, 8), upper));
  return rooms;
}

function drawHouse(random: Random, town: Town, castle: boolean): Dwelling {
  const bedrooms = castle ? random.int(7, 14) : Number(random.weighted({ 2: 10, 3: 38, 4: 32, 5: 14, 6: 6 }));
  const floors = castle ? 3 : bedrooms > 4 || random.chance(0.55) ? 2 : 1;
  const rooms = houseRooms(random, bedrooms, floors, castle ? 2.1 : 1);
  const features = new Set<Feature>(['GARDEN']);
  const garage = random.chance(0.62);
  if (garage) rooms.push(room('GARAGE', random.between(15, 38), 0, false));
  features.add(garage ? 'GARAGE' : 'PARKING');
  if (random.chance(0.75)) {
    features.add('TERRACE');
    rooms.push(room('TERRACE', random.between(15, 60), 0, false));
  }
  const base = town.sea ? random.between(260, 900) : random.between(420, 2400);
  const landSize = castle ? random.int(8_000, 90_000) : Math.round(base * (0.7 + bedrooms * 0.1));
  if (castle || (landSize > 420 && random.chance(0.38))) features.add('POOL');
  if (random.chance(town.style === 'TOWN' ? 0.3 : 0.45)) features.add('FIREPLACE');
  if (random.chance(0.3)) features.add('OPEN_VIEW');
  if (town.sea && random.chance(0.2)) features.add('SEA_VIEW');
  return {
    ...figures(rooms),
    landSize,
    floor: null,
    floors,
    ...comfort(random, features, castle ? random.int(1620, 1905) : drawYear(random, town)),
  };
}

function drawYear(random: Random, town: Town): number {
  if (town.style === 'TOWN' && random.chance(0.5)) return random.int(1840, 1935);
  return (
    Number(random.weighted({ 1910: 8, 1930: 10, 1955: 12, 1972: 18, 1985: 18, 1998: 14, 2008: 12, 2018: 8 })) +
    random.int(-6, 6)
  );
}

/** Draws the facts that depend on age and upkeep. */
function comfort(random: Random, features: Set<Feature>, yearBuilt: number) {
  const condition = Math.min(1, Math.max(0.05, (yearBuilt - 1890) / 200 + random.between(0.05, 0.55)));
  if (condition > 0.35) features.add('DOUBLE_GLAZING');
  if (condition > 0.5 && random.chance(0.75)) features.add('FITTED_KITCHEN');
  if (condition > 0.6 && random.chance(0.3)) features.add('AIR_CONDITIONING');
  if (random.chance(0.55)) features.add('FIBRE');
  if (random.chance(0.12)) features.add('ALARM');
  return { yearBuilt, condition, features: [...features] };
}

function drawApartment(random: Random, town: Town, loft: boolean): Dwelling {
  const bedrooms = loft ? random.int(1, 3) : Number(random.weighted({ 0: 14, 1: 28, 2: 34, 3: 19, 4: 5 }));
  const living = (bedrooms === 0 ? random.between(17, 26) : random.between(19, 30) + bedrooms * 2.5) * (loft ? 2.2 : 1);
  const rooms = [
    room('LIVING_ROOM', living, null),
    ...bedroomsOf(random, bedrooms, 1).map((item) => ({ ...item, floor: null })),
  ];
  rooms.push(room('KITCHEN', bedrooms === 0 ? 3.5 : random.between(6, 12), null));
  rooms.push(room(random.chance(0.5) ? 'SHOWER_ROOM' : 'BATHROOM', random.between(3.5, 6.5), null));
  if (bedrooms > 0)
    rooms.push(room('TOILET', random.between(1.1, 1.8), null), room('HALL', random.between(2.5, 6), null));
  if (bedrooms > 2) rooms.push(room('SHOWER_ROOM', random.between(3, 4.5), null));
  const floors = random.int(2, town.style === 'TOWN' ? 6 : 5);
  const floor = random.int(0, floors);
  const features = new Set<Feature>();
  if (floors > 2 && random.chance(0.75)) features.add('LIFT');
  if (random.chance(0.38)) {
    features.add('BALCONY');
    rooms.push(room('BALCONY', random.between(3, 9), null, false));
  } else if (random.chance(0.4)) {
    features.add('TERRACE');
    rooms.push(room('TERRACE', random.between(8, 32), null, false));
  }
  if (random.chance(0.5)) features.add('CELLAR');
  if (random.chance(0.55)) features.add('PARKING');
  if (random.chance(0.6)) features.add('INTERCOM');
  if (town.sea && floor > 1 && random.chance(0.28)) features.add('SEA_VIEW');
  else if (floor > 2 && random.chance(0.4)) features.add('OPEN_VIEW');
  return { ...figures(rooms), landSize: null, floor, floors, ...comfort(random, features, drawYear(random, town)) };
}

const NO_ROOMS = { rooms: [], bedrooms: null, roomCount: null, floor: null, floors: null, landSize: null };

function drawLand(random: Random, town: Town): Dwelling {
  const landSize = random.int(town.sea ? 320 : 480, town.sea ? 1100 : 2600);
  return { ...NO_ROOMS, homeSize: null, landSize, yearBuilt: null, features: [], condition: 1 };
}

function drawParking(random: Random): Dwelling {
  const features: Feature[] = [random.chance(0.5) ? 'GARAGE' : 'PARKING'];
  return {
    ...NO_ROOMS,
    homeSize: random.int(12, 22),
    yearBuilt: null,
    features,
    condition: 1,
    floor: random.int(-2, 0),
  };
}

function drawBuilding(random: Random): Dwelling {
  const built = comfort(random, new Set<Feature>(['CELLAR']), random.int(1880, 1975));
  return {
    ...NO_ROOMS,
    homeSize: random.int(180, 620),
    landSize: random.int(160, 600),
    floors: random.int(2, 4),
    ...built,
  };
}

/** Offices, shops and premises: areas without the rooms of a dwelling. */
function drawProfessional(propertyType: PropertyType, random: Random): Dwelling {
  const homeSize = propertyType === 'PREMISES' ? random.int(150, 900) : random.int(28, 190);
  const features = new Set<Feature>(random.chance(0.5) ? ['AIR_CONDITIONING'] : []);
  if (random.chance(0.4)) features.add('ACCESSIBLE');
  if (random.chance(0.4)) features.add('PARKING');
  const floor = propertyType === 'OFFICE' ? random.int(0, 3) : 0;
  return { ...NO_ROOMS, homeSize, floor, ...comfort(random, features, random.int(1930, 2019)) };
}

export function drawDwelling(propertyType: PropertyType, town: Town, random: Random): Dwelling {
  if (propertyType === 'HOUSE' || propertyType === 'CASTLE') return drawHouse(random, town, propertyType === 'CASTLE');
  if (propertyType === 'APARTMENT' || propertyType === 'LOFT')
    return drawApartment(random, town, propertyType === 'LOFT');
  if (propertyType === 'LAND') return drawLand(random, town);
  if (propertyType === 'PARKING') return drawParking(random);
  if (propertyType === 'BUILDING') return drawBuilding(random);
  return drawProfessional(propertyType, random);
}
