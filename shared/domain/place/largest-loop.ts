type Position = readonly [lon: number, lat: number];

/** Metres of a degree of latitude. */
const DEGREE_METRES = 111_320;

const crossProduct = (o: Position, a: Position, b: Position): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (b[0] - o[0]) * (a[1] - o[1]);

/** Intersection of two lines between their ends; null when they only touch or do not meet. */
function intersectionOf(a: Position, b: Position, c: Position, d: Position): Position | null {
  const [toC, toD] = [crossProduct(a, b, c), crossProduct(a, b, d)];
  const [toA, toB] = [crossProduct(c, d, a), crossProduct(c, d, b)];
  if (toC * toD >= 0 || toA * toB >= 0) return null;
  const along = toA / (toA - toB);
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
}

/** Splits a self-crossing open ring into loops that do not cross themselves. */
function loopsOf(ring: readonly Position[]): (readonly Position[])[] {
  const at = (index: number): Position => ring[index % ring.length] ?? [0, 0];
  for (let first = 0; first < ring.length - 2; first += 1)
    for (let second = first + 2; second < ring.length; second += 1) {
      const point = intersectionOf(at(first), at(first + 1), at(second), at(second + 1));
      if (!point) continue;
      const inner = ring.slice(first + 1, second + 1);
      const outer = [...ring.slice(second + 1), ...ring.slice(0, first + 1)];
      return [...loopsOf([point, ...inner]), ...loopsOf([point, ...outer])];
    }
  return [ring];
}

/** Area of a simple ring in m²; accurate to a percent for hand-drawn ones. */
export function surfaceOf(ring: readonly Position[]): number {
  const [lon0, lat0] = ring[0] ?? [0, 0];
  let doubleArea = 0;
  ring.forEach(([lon, lat], index) => {
    const [nextLon, nextLat] = ring[(index + 1) % ring.length] ?? [0, 0];
    doubleArea += (lon - lon0) * (nextLat - lat0) - (nextLon - lon0) * (lat - lat0);
  });
  return (Math.abs(doubleArea) / 2) * DEGREE_METRES ** 2 * Math.cos((lat0 * Math.PI) / 180);
}

/** Largest loop of a possibly self-crossing ring, and the share of area in the other loops, 0 to 1. */
export function largestLoop(ring: readonly Position[]): { loop: readonly Position[]; dropped: number } {
  const loops = loopsOf(ring).map((loop) => ({ loop, surface: surfaceOf(loop) }));
  const whole = loops.reduce((sum, { surface }) => sum + surface, 0);
  const largest = loops.reduce((best, each) => (each.surface > best.surface ? each : best));
  return { loop: largest.loop, dropped: whole === 0 ? 0 : 1 - largest.surface / whole };
}
