import fc from 'fast-check';
import { PolygonSchema } from '../common/geo/geo.schema';
import { readArea, writeArea } from './area-text';
import { areaOf, MAX_CORNERS } from './lasso';

const corner = fc.tuple(fc.integer({ min: -500_000, max: 900_000 }), fc.integer({ min: 4_100_000, max: 5_100_000 }));

describe('an area in an address', () => {
  it('is decoded unchanged', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: MAX_CORNERS - 2 }), (corners) => {
        const area = areaOf(corners.map(([lon, lat]) => [lon / 1e5, lat / 1e5]));
        fc.pre(area !== null);
        const text = writeArea(area);
        expect(text).toMatch(/^[\w-]+$/);
        expect(readArea(text)).toEqual(area);
      }),
    );
  });

  it('stays short', () => {
    const steps = Array.from({ length: 99 }, (_, n): [number, number] => [
      -1.5 + Math.cos(n / 16) / 20,
      43.5 + Math.sin(n / 16) / 20,
    ]);
    expect(writeArea(areaOf(steps)!).length).toBeLessThan(800);
  });

  it.each([
    '',
    'A',
    'AAA',
    'AAAAAA',
    '%%%',
    '________',
    'x'.repeat(2000),
    writeArea(
      areaOf([
        [1, 44],
        [2, 44],
        [2, 45],
      ])!,
    ) + 'A',
  ])('is null for an impossible area (%s)', (text) => expect(readArea(text)).toBeNull());

  it('is never one that the API would refuse', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const area = readArea(text.replace(/[^\w-]/g, 'b'));
        expect(area === null || PolygonSchema.safeParse(area).success).toBe(true);
      }),
    );
  });
});
