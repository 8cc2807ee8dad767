import { isInside } from '../common/geo/geo';
import { PolygonSchema } from '../common/geo/geo.schema';
import { frameAround, areaOf, frameArea, lassoArea, MAX_CORNERS } from './lasso';

/** A shaky line around Bayonne, with as many points as requested. */
const circle = (points: number, radius = 0.05) =>
  Array.from({ length: points }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / points;
    const shakiness = radius * (1 + 0.01 * Math.sin(index * 17));
    return [-1.48 + shakiness * Math.cos(angle), 43.49 + shakiness * Math.sin(angle)];
  });

describe('an area drawn by hand', () => {
  it('keeps its shape with the maximum number of corners in an address', () => {
    const area = lassoArea(circle(2000));
    expect(area && PolygonSchema.safeParse(area).success).toBe(true);
    const [ring = []] = area?.coordinates ?? [];
    expect(ring.length).toBeLessThanOrEqual(MAX_CORNERS);
    expect(ring.length).toBeGreaterThan(12);
    for (const [lon, lat] of circle(40, 0.045)) expect(isInside({ lon, lat }, area!)).toBe(true);
    for (const [lon, lat] of circle(40, 0.055)) expect(isInside({ lon, lat }, area!)).toBe(false);
  });

  it.each<[string, [number, number][]]>([
    ['nothing', []],
    ['a point', [[1, 44]]],
    [
      'a click that trembles',
      [
        [1, 44],
        [1.000001, 44],
        [1, 44.000001],
      ],
    ],
    [
      'a straight line',
      [
        [1, 44],
        [1.1, 44.1],
        [1.2, 44.2],
        [1.3, 44.3],
      ],
    ],
    [
      'half the world',
      [
        [-40, 40],
        [0, 40],
        [0, 60],
        [-40, 60],
      ],
    ],
  ])('is null for %s', (_, stroke) => {
    expect(lassoArea(stroke)).toBeNull();
  });

  it('is closed once, whether or not the line returned to its start', () => {
    const open: [number, number][] = [
      [1, 44],
      [1.1, 44],
      [1.1, 44.1],
    ];
    expect(areaOf([...open, [1, 44]])).toEqual(areaOf(open));
    expect(areaOf(open)?.coordinates[0]).toHaveLength(4);
  });

  it('may be the map frame', () => {
    expect(frameArea([1, 44, 1.1, 44.1])?.coordinates).toEqual([
      [
        [1, 44],
        [1.1, 44],
        [1.1, 44.1],
        [1, 44.1],
        [1, 44],
      ],
    ]);
  });
});

it('has a common frame with others, and none without areas', () => {
  const square = (west: number, south: number) =>
    areaOf([
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
    ]);
  const areas = [square(-2, 43), square(1, 44)].flatMap((area) => area ?? []);
  expect(areas).toHaveLength(2);
  expect(frameAround(areas)).toEqual([-2, 43, 2, 45]);
  expect(frameAround([])).toBeNull();
});
