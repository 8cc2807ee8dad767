import fc from 'fast-check';

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const deepObject = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
const spiralPoints = Array.from({ length: 499 }, (_, at) => [(at * 7919) % 180, (at * 104_729) % 90]);

/** Values that have broken programs before. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0.5,
  1e308,
  -1e308,
  2 ** 53,
  Number('9999999999999999999'),
  0.1 + 0.2,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '😀'.repeat(200),
  'x'.repeat(300),
  'y'.repeat(100_000),
  "'; drop table property; --",
  "' or '1'='1",
  '%',
  '_',
  '%'.repeat(200),
  '\\',
  '$1',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '<script>alert(1)</script>',
  'NaN',
  'Infinity',
  '1e400',
  '-1',
  '0x10',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  Array(200).fill('x'),
  Array(5000).fill(1),
  deep(500),
  deepObject(500),
  { type: 'Polygon', coordinates: [] },
  { type: 'Polygon', coordinates: [[]] },
  { type: 'Polygon', coordinates: [Array(4).fill([0, 0])] },
  {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 1],
        [0, 1],
        [1, 0],
        [0, 0],
      ],
    ],
  },
  {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ],
    ],
  },
  {
    type: 'Polygon',
    coordinates: [
      [
        [500, 500],
        [1, 1],
        [2, 2],
        [500, 500],
      ],
    ],
  },
  { type: 'Polygon', coordinates: [spiralPoints] },
  { min: 10, max: -10 },
  { min: '1'.repeat(400) },
];

const LEAVES = HOSTILE.filter(
  (value): value is string | number => typeof value === 'string' || typeof value === 'number',
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(isJson) },
);

/** Values for a path parameter or query value. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...LEAVES.map(String)),
  fc.string({ maxLength: 50, unit: 'binary' }),
);

/** Big integers, functions and the like cannot be sent as JSON at all. */
function isJson(value: unknown): boolean {
  try {
    return typeof JSON.stringify(value) === 'string';
  } catch {
    return false;
  }
}

type Branch = Record<string, unknown> | unknown[];
type Place = { within: Branch; key: string };

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Branch;
  return Object.entries(within).flatMap(([key, item]) => [{ within, key }, ...placesOf(item)]);
}

export interface Corruption {
  /** Position of the change, modulo the number of values. */
  at: number;
  kind: 'replace' | 'remove' | 'add';
  value: unknown;
}

export const corruption: fc.Arbitrary<Corruption> = fc.record({
  at: fc.nat(1000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  value: hostileValue,
});

/** Copies a value with one part corrupted. */
export function corrupt(value: unknown, { at, kind, value: hostile }: Corruption): unknown {
  const copy: unknown = structuredClone(value);
  const places = placesOf(copy);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return hostile;
  const within = place.within as Record<string, unknown>;
  if (kind === 'replace') within[place.key] = hostile;
  else if (kind === 'remove') Reflect.deleteProperty(within, place.key);
  else within[at % 2 === 0 ? '__proto__x' : 'unknown'] = hostile;
  return copy;
}
