import type { RoomType } from './property.enums';
import { roomFigures } from './rooms';
import { NO_FIGURES } from './property-draft';

const room = (type: RoomType, size: number | null, validRoom = true) => ({
  type,
  size,
  fullSize: size,
  validRoom,
  floor: null,
  note: '',
});
const figures = (rooms: ReturnType<typeof room>[], stated = {}) =>
  roomFigures({ rooms, propertyMetadata: { ...NO_FIGURES, ...stated } });

describe('roomFigures', () => {
  test('counts main rooms and bedrooms, and sums up valid ones', () => {
    const rooms = [
      room('LIVING_ROOM', 30.05),
      room('BEDROOM', 12.1),
      room('BEDROOM', null),
      room('BATHROOM', 6),
      room('BEDROOM', 9, false),
    ];
    expect(figures(rooms)).toEqual({ rooms: 3, bedrooms: 2, homeSize: 48.15 });
  });

  test('prefers recorded figures over sums of its rooms', () => {
    const stated = { roomCount: 7, bedroomCount: 0, homeSize: 140 };
    expect(figures([room('BEDROOM', 12)], stated)).toEqual({ rooms: 7, bedrooms: 0, homeSize: 140 });
  });

  test('is unknown without rooms, and has no bedrooms when only others exist', () => {
    expect(figures([])).toEqual({ rooms: null, bedrooms: null, homeSize: null });
    expect(figures([room('BATHROOM', null)])).toEqual({ rooms: null, bedrooms: 0, homeSize: null });
  });
});
