import { distanceKm, distanceToPolygonKm, isInside } from './geo';
import type { Polygon } from './geo.schema';

const BAYONNE = { lat: 43.4929, lon: -1.4748 };
const BIARRITZ = { lat: 43.4832, lon: -1.5586 };

const square = (size: number): Polygon['coordinates'][number] => [
  [-size, -size],
  [size, -size],
  [size, size],
  [-size, size],
  [-size, -size],
];
const holed: Polygon = { type: 'Polygon', coordinates: [square(1), square(0.5)] };

describe('distances on the ground', () => {
  it('equal those of a map', () => {
    expect(distanceKm(BAYONNE, BIARRITZ)).toBeCloseTo(6.85, 1);
    expect(distanceKm(BAYONNE, BAYONNE)).toBe(0);
  });

  it('from a drawn area count from its nearest side', () => {
    expect(distanceToPolygonKm({ lat: 0, lon: 1.1 }, holed)).toBeCloseTo(11.1, 1);
    expect(distanceToPolygonKm({ lat: 1.1, lon: 1.1 }, holed)).toBeCloseTo(15.7, 1);
    expect(distanceToPolygonKm({ lat: 0.7, lon: 0 }, holed)).toBe(0);
  });
});

describe('a drawn area', () => {
  it('contains what is inside it and outside of its holes', () => {
    expect(isInside({ lat: 0.7, lon: 0 }, holed)).toBe(true);
    expect(isInside({ lat: 0, lon: 0 }, holed)).toBe(false);
    expect(isInside({ lat: 2, lon: 0 }, holed)).toBe(false);
  });

  it('has the distance to the edge of its hole for a point in it', () => {
    expect(distanceToPolygonKm({ lat: 0, lon: 0.4 }, holed)).toBeCloseTo(11.1, 1);
  });
});
