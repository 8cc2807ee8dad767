import { PolygonSchema } from '../common/geo/geo.schema';
import { largestLoop, surfaceOf } from './largest-loop';
import { drawnArea, MAX_CORNERS } from './lasso';
import { frameAroundPoints } from './map-start';

type Corner = [number, number];

const SQUARE: Corner[] = [
  [-1.5, 43.4],
  [-1.4, 43.4],
  [-1.4, 43.5],
  [-1.5, 43.5],
];
/** A large loop, and after its crossing one with a quarter of the side. */
const EIGHT: Corner[] = [
  [-1.5, 43.4],
  [-1.4, 43.4],
  [-1.4, 43.5],
  [-1.52, 43.395],
  [-1.52, 43.42],
];
/** Closed strokes whose ends cross slightly. */
const CROSSED_ENDS: Corner[] = [...SQUARE, [-1.499, 43.401], [-1.499, 43.399], [-1.501, 43.4005]];

const jaggedStroke = (points: number): Corner[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    const radius = index % 2 === 0 ? 0.05 : 0.03;
    return [-1.48 + radius * Math.cos(angle), 43.49 + radius * Math.sin(angle)];
  });

describe('a hand-drawn area', () => {
  it('is accepted silently when nothing is dropped', () => {
    expect(drawnArea(SQUARE)).toMatchObject({ refusal: null, notes: [] });
    expect(drawnArea(CROSSED_ENDS)).toMatchObject({ refusal: null, notes: [] });
  });

  it.each<[string, Corner[], string]>([
    ['a click', [[-1.5, 43.4]], 'LINE'],
    [
      'a straight stroke',
      [
        [-1.5, 43.4],
        [-1.45, 43.45],
        [-1.4, 43.5],
      ],
      'LINE',
    ],
    ['a garden', SQUARE.map(([lon, lat]) => [-1.5 + (lon + 1.5) / 500, 43.4 + (lat - 43.4) / 500]), 'SMALL'],
    ['half the world', SQUARE.map(([lon, lat]) => [(lon + 1.5) * 400 - 20, lat]), 'LARGE'],
  ])('is refused with a reason: %s', (_, stroke, refusal) => {
    expect(drawnArea(stroke)).toEqual({ area: null, refusal, notes: [] });
  });

  it.each<[string, Corner[], boolean, string]>([
    ['a line that crosses itself', EIGHT, false, 'CROSSING'],
    ['a hand that left the map', SQUARE, true, 'OUTSIDE'],
    ['more points than an address holds', jaggedStroke(400), false, 'CORNERS'],
  ])('reports what was dropped of %s', (_, stroke, outside, note) => {
    const { area, notes } = drawnArea(stroke, outside);
    expect(notes).toEqual([note]);
    expect(PolygonSchema.safeParse(area).success).toBe(true);
    expect(area?.coordinates[0]?.length).toBeLessThanOrEqual(MAX_CORNERS);
  });

  it('is the largest loop of a self-crossing line, which then no longer crosses itself', () => {
    const { loop, dropped } = largestLoop(EIGHT);
    expect(dropped).toBeGreaterThan(0.02);
    expect(dropped).toBeLessThan(0.5);
    expect(largestLoop(loop)).toEqual({ loop, dropped: 0 });
    expect(surfaceOf(loop)).toBeLessThan(surfaceOf(SQUARE));
  });

  it('stays within the world', () => {
    const { area, notes } = drawnArea(SQUARE.map(([lon, lat]): Corner => [lon + 181.45, lat]));
    expect(notes).toEqual(['OUTSIDE']);
    expect(PolygonSchema.safeParse(area).success).toBe(true);
  });

  it('has a surface in square metres', () => {
    expect(surfaceOf(SQUARE) / 1e6).toBeCloseTo(90, 0);
  });
});

describe('the initial map frame for drawing', () => {
  it('shows the surroundings of one town, and all of several', () => {
    const [west, south, east, north] = frameAroundPoints([{ lat: 43.49, lon: -1.47 }]) ?? [0, 0, 0, 0];
    expect([north - south, (east - west) * Math.cos((43.49 * Math.PI) / 180)].map((side) => side.toFixed(2))).toEqual([
      '0.09',
      '0.09',
    ]);
    const both = frameAroundPoints([
      { lat: 43.49, lon: -1.47 },
      { lat: 43.6, lon: -1.2 },
    ]);
    expect(both?.[0]).toBe(west);
    expect(both?.[3]).toBe(43.645);
  });

  it('is null without towns', () => {
    expect(frameAroundPoints([])).toBeNull();
  });
});
