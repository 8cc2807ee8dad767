import { leadMinutes, orderByDistance, tourKm, type OrderedStop } from './tour-order';

/** Stops on a line to the north, in kilometres from the first. */
const stop = (km: number, overrides: Partial<OrderedStop> = {}): OrderedStop => ({
  point: { lat: 43.49 + km / 111.195, lon: -1.47 },
  minutes: 30,
  at: null,
  ...overrides,
});
/** A stop in kilometres to the north and to the east. */
const at = (north: number, east: number): OrderedStop => ({
  ...stop(0),
  point: { lat: 43.49 + north / 111.195, lon: -1.47 + east / (111.195 * Math.cos((43.49 * Math.PI) / 180)) },
});
const TEN = { begin: 600, gap: 15 };
const order = (...stops: OrderedStop[]) => orderByDistance(stops, TEN);

describe('the order of a tour by distance', () => {
  it.each<[string, OrderedStop[], number[]]>([
    ['goes on along a line', [stop(0), stop(6), stop(2), stop(4)], [0, 2, 3, 1]],
    ['keeps an order that is as short', [stop(0), stop(2), stop(4), stop(6)], [0, 1, 2, 3]],
    ['keeps the first stop first', [stop(4), stop(0), stop(6)], [0, 2, 1]],
    ['puts what nobody can locate last', [stop(0), stop(9, { point: null }), stop(4), stop(2)], [0, 3, 2, 1]],
    ['is what it is for two', [stop(0), stop(5)], [0, 1]],
    ['is none of nothing', [], []],
  ])('%s', (_, stops, expected) => {
    expect(order(...stops)).toEqual(expected);
  });

  it('removes a crossing left by the nearest-neighbour order', () => {
    // nearest first: 1 km, 2 more, and 4.1 back, 7.1 in all; the other side first: 1.1, 2.1 back and 2 more, 5.2 in all
    const stops = [at(0, 0), at(0, 1), at(0, -1.1), at(0, 3)];
    expect(order(...stops)).toEqual([0, 2, 1, 3]);
  });

  it('keeps appointments at their time, and places others where they fit', () => {
    // begins at 10:00 for 30 minutes; the appointment far north is at 11:00
    const appointment = stop(3, { at: 660 });
    expect(order(stop(0), stop(1), stop(3.2), appointment)).toEqual([0, 3, 2, 1]);
    // with time before it, the nearest one comes first
    expect(order(stop(0), stop(3.2), stop(1), { ...appointment, at: 720 })).toEqual([0, 2, 3, 1]);
  });

  it('never misses an appointment for a shorter route', () => {
    const lateStops = [stop(0), stop(1), stop(2, { at: 640 })];
    expect(order(...lateStops)).toEqual([0, 2, 1]);
  });

  it('never lengthens the given route, over many tours', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let tour = 0; tour < 50; tour += 1) {
      const stops = Array.from({ length: 8 }, () => at(random() * 20, random() * 20));
      const found = order(...stops);
      expect([...found].sort((a, b) => a - b)).toEqual([...stops.keys()]);
      expect(found[0]).toBe(0);
      const km = tourKm(found.map((index) => stops[index]?.point ?? null));
      expect(km).toBeLessThanOrEqual(tourKm(stops.map(({ point }) => point)) + 1e-9);
    }
  });
});

it('leaves the travel time between two stops, and at least the requested gap', () => {
  expect(leadMinutes(stop(0).point, stop(10).point, 15)).toBe(30);
  expect(leadMinutes(stop(0).point, stop(0.1).point, 15)).toBe(15);
  expect(leadMinutes(stop(0).point, null, 20)).toBe(20);
});
