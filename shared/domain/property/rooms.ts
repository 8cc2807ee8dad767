import { MAIN_ROOM_TYPES } from './property.enums';
import type { PropertyFields } from './property.schema';

type Roomed = Pick<PropertyFields, 'rooms' | 'propertyMetadata'>;

export interface RoomFigures {
  rooms: number | null;
  bedrooms: number | null;
  /** Living area in m². */
  homeSize: number | null;
}

/** Counts and living area: what the record states, otherwise what its valid rooms add up to. */
export function roomFigures({ rooms, propertyMetadata: stated }: Roomed): RoomFigures {
  const valid = rooms.filter((room) => room.validRoom);
  const main = valid.filter((room) => MAIN_ROOM_TYPES.includes(room.type)).length;
  const bedrooms = valid.filter((room) => room.type === 'BEDROOM').length;
  const area = valid.reduce((sum, room) => sum + (room.size ?? 0), 0);
  return {
    rooms: stated.roomCount ?? (main || null),
    bedrooms: stated.bedroomCount ?? (valid.length > 0 ? bedrooms : null),
    homeSize: stated.homeSize ?? (area > 0 ? Math.round(area * 100) / 100 : null),
  };
}
