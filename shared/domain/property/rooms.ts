import { latestValue, type LegalRule } from '../law/legal-rule';
import { MAIN_ROOM_TYPES } from './property.enums';
import type { PropertyFields } from './property.schema';

export const CARREZ_FROM: LegalRule<number> = {
  rule: 'Lots smaller than this, in m², have no Carrez area',
  source: 'loi 65-557 du 10 juillet 1965, art. 46 (loi 96-1107 du 18 décembre 1996); décret 67-223, art. 4-2',
  checked: '2026-11-24',
  periods: [{ since: '1997-06-19', value: 8 }],
};

type Roomed = Pick<PropertyFields, 'rooms' | 'propertyMetadata'>;

export interface RoomFigures {
  rooms: number | null;
  bedrooms: number | null;
  /** Living area in m². */
  homeSize: number | null;
}

/** Counts and living area: as recorded, else summed over valid rooms. */
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

/** True for a lot whose sale states its Carrez area: neither a cellar, a garage, a parking space nor less than 8 m². */
export function hasCarrezArea(lot: Roomed & Pick<PropertyFields, 'coOwnership' | 'propertyType'>): boolean {
  const { homeSize } = roomFigures(lot);
  return (
    lot.coOwnership !== null &&
    lot.propertyType !== 'PARKING' &&
    (homeSize === null || homeSize >= latestValue(CARREZ_FROM))
  );
}
