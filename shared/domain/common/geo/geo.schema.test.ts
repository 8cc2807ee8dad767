import { PolygonSchema } from './geo.schema';

const square: [number, number][] = [
  [-1.5, 43.4],
  [-1.4, 43.4],
  [-1.4, 43.5],
  [-1.5, 43.5],
  [-1.5, 43.4],
];
const problemOf = (...coordinates: unknown[]) => {
  const parsed = PolygonSchema.safeParse({ type: 'Polygon', coordinates });
  return parsed.success ? null : parsed.error.issues.map(({ message }) => message)[0];
};

describe('a drawn area', () => {
  it('is a closed ring, with optional holes', () => {
    const hole = square.map(([lon, lat]) => [-1.45 + (lon + 1.45) / 2, 43.45 + (lat - 43.45) / 2]);
    expect(problemOf(square)).toBeNull();
    expect(problemOf(square, hole)).toBeNull();
  });

  it('may cross itself, as hand-drawn lines do', () => {
    const figureEight = [square[0], square[2], square[1], square[3], square[0]];
    expect(problemOf(figureEight)).toBeNull();
  });

  it.each([
    ['open', [square.slice(0, 4)], 'Le contour du secteur n’est pas fermé.'],
    ['a point', [Array.from({ length: 4 }, () => square[0])], 'Le secteur dessiné n’a pas de surface.'],
    ['a line', [[square[0], square[2], square[0], square[2], square[0]]], 'Le secteur dessiné n’a pas de surface.'],
    [
      'half the world',
      [
        [
          [-90, 0],
          [90, 0],
          [90, 60],
          [-90, 60],
          [-90, 0],
        ],
      ],
      'Le secteur dessiné est trop vaste.',
    ],
  ])('is refused when it is %s', (_, rings, message) => {
    expect(problemOf(...rings)).toBe(message);
  });

  it('is refused outside the map and with too many corners', () => {
    expect(problemOf(square.map(([lon, lat]) => [lat + 60, lon + 120]))).not.toBeNull();
    const many = [...Array.from({ length: 500 }, (_, n) => [n / 1000, (n % 7) / 1000]), [0, 0]];
    expect(problemOf(many)).not.toBeNull();
  });
});
