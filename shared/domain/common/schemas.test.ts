import { z } from 'zod';
import { bulkRequest, BulkVersion } from './bulk.schema';
import { CommentSchema } from './comment.schema';
import { atPlace, ofPlace } from './geo/french-place';
import { FrameSchema } from './geo/geo.schema';
import { LocationSchema } from './geo/location.schema';
import { roundHalfUp, percentOf, toCents, toEuros } from './money';
import { Euros, EurosIncludingFees, Percent } from './money.schema';
import { EurosRangeSchema, NumericInput, pageOf, RangeSchema } from './paging.schema';
import { escapeMarkup } from './text/markup';
import { pageInfo } from './paging';

const isAccepted = (schema: z.ZodType, values: readonly unknown[]) =>
  values.map((value) => schema.safeParse(value).success);

describe('money', () => {
  test('is sent in euros and counted in cents, half up', () => {
    expect([1.005, 0.1 + 0.2, 19.99, 0].map(toCents)).toEqual([101, 30, 1999, 0]);
    expect(toEuros(1999)).toBe(19.99);
    expect([307.499999999999943, 307.4999, 0.5].map(roundHalfUp)).toEqual([308, 307, 1]);
  });

  test('has shares with two decimals, and none of nothing', () => {
    expect([percentOf(15_000, 285_000), percentOf(1, 3), percentOf(5, 0)]).toEqual([5.26, 33.33, 0]);
  });

  test('is never negative, has two decimals and a maximum', () => {
    expect(isAccepted(Euros, [0, 0.01, 1e9, -0.01, 1e9 + 1, 0.001, '1'])).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(Euros.safeParse(0.001).error?.issues[0]?.message).toBe('Deux décimales au plus');
    expect(isAccepted(EurosIncludingFees, [0, 2e9, -1, 2e9 + 1])).toEqual([true, true, false, false]);
    expect(isAccepted(Percent, [0, 100, -0.1, 100.1])).toEqual([true, true, false, false]);
  });
});

describe('a bound of a range', () => {
  test('is a number, or numeric text', () => {
    expect(['250000', ' 12,5 ', '-3.25', 7].map((value) => NumericInput.parse(value))).toEqual([
      250_000, 12.5, -3.25, 7,
    ]);
    expect(isAccepted(NumericInput, ['', 'a', '1a', 'a1', '1,', '1,23456', '1234567890123', '--1'])).toEqual(
      Array(8).fill(false),
    );
    expect(isAccepted(NumericInput, ['123456789012', '1,2345'])).toEqual([true, true]);
    expect(['250 000', '1.250.000'].map((value) => NumericInput.parse(value))).toEqual([250_000, 1_250_000]);
    expect(isAccepted(NumericInput, ['112.500', '112,500'])).toEqual([false, false]);
    expect(EurosRangeSchema.parse({ min: '295.000', max: '295,000' })).toEqual({ min: 295_000, max: 295_000 });
    expect(isAccepted(RangeSchema, [{}, { min: 1 }, { max: '2' }, { least: 1 }])).toEqual([true, true, true, false]);
  });
});

describe('a page', () => {
  test('counts a partly filled last page', () => {
    expect(pageInfo(0, 10, 0).totalPages).toBe(0);
    expect(pageInfo(2, 10, 21)).toEqual({ number: 2, size: 10, totalElements: 21, totalPages: 3 });
  });

  test('has content and a position', () => {
    const page = { number: 0, size: 10, totalElements: 1, totalPages: 1 };
    const schema = pageOf(z.string());
    expect(isAccepted(schema, [{ content: ['a'], page }, { content: [1], page }, { page }, { content: [] }])).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const field of Object.keys(page))
      expect(schema.safeParse({ content: [], page: { ...page, [field]: undefined } }).success).toBe(false);
  });
});

describe('a bulk change', () => {
  const request = bulkRequest(z.strictObject({ id: z.int() }), ({ id }) => id, 'Deux fois');
  const changes = (count: number) => ({ changes: Array.from({ length: count }, (_, id) => ({ id })) });

  test('contains 1 to 50 records', () => {
    expect(isAccepted(request, [0, 1, 50, 51].map(changes))).toEqual([false, true, true, false]);
  });

  test('contains no record twice', () => {
    const duplicateIds = request.safeParse({ changes: [{ id: 1 }, { id: 1 }] });
    expect(duplicateIds.error?.issues).toMatchObject([{ path: ['changes'], message: 'Deux fois' }]);
  });

  test('counts versions from 1', () => {
    expect(isAccepted(BulkVersion, [undefined, 1, 0, 1.5])).toEqual([true, true, false, false]);
  });
});

describe('FrameSchema', () => {
  test('has a surface on the globe', () => {
    const frames = [
      [-1.6, 43.4, -1.4, 43.5],
      ['-180', '-90', '180', '90'],
      [-1.4, 43.4, -1.4, 43.5],
      [-1.6, 43.5, -1.4, 43.5],
      [-1.4, 43.4, -1.6, 43.5],
      [-1.6, 43.5, -1.4, 43.4],
      [-181, 43.4, -1.4, 43.5],
      [-1.6, -91, -1.4, 43.5],
      [-1.6, 43.4, 181, 43.5],
      [-1.6, 43.4, -1.4, 91],
    ];
    expect(isAccepted(FrameSchema, frames)).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
    expect(FrameSchema.safeParse(frames[2]).error?.issues[0]?.message).toBe('Le cadre de la carte est vide.');
  });
});

describe('LocationSchema', () => {
  const place = {
    label: '1 rue Thiers, 64100 Bayonne',
    street: '1 rue Thiers',
    postcode: '64100',
    city: 'Bayonne',
    insee: '64102',
    lat: 43.49,
    lon: -1.47,
    precision: 'STREET',
  };
  const issues = (overrides: object) =>
    LocationSchema.safeParse({ ...place, ...overrides }).error?.issues.map(({ message }) => message);

  test('accepts an address with and without its parts', () => {
    expect(issues({})).toBeUndefined();
    expect(
      issues({ street: null, postcode: null, insee: null, lat: null, lon: null, precision: 'CITY' }),
    ).toBeUndefined();
    expect(issues({ insee: '2A004' })).toBeUndefined();
    expect(issues({ lat: -90, lon: 180 })).toBeUndefined();
  });

  test('reports an invalid code', () => {
    for (const postcode of ['6410', '641000', 'A6410', ''])
      expect(issues({ postcode })).toEqual(['Un code postal a 5 chiffres']);
    for (const insee of ['6410', '641020', '6410C', 'x64102'])
      expect(issues({ insee })).toEqual(['Code INSEE invalide']);
  });

  test.each([
    [{ label: 'a'.repeat(301) }],
    [{ street: 'a'.repeat(201) }],
    [{ city: 'a'.repeat(101) }],
    [{ lat: 90.1 }],
    [{ lat: -90.1 }],
    [{ lon: 180.1 }],
    [{ lon: -180.1 }],
    [{ precision: 'HOUSE' }],
    [{ floor: 2 }],
  ])('refuses %j', (overrides) => expect(issues(overrides)).toHaveLength(1));
});

describe('CommentSchema', () => {
  const comment = { pinned: false, text: 'a', createdTime: '2026-11-21T09:30:00.000Z' };

  test('needs a text, and has no author until it is signed', () => {
    expect(CommentSchema.parse(comment).author).toBeNull();
    expect(
      isAccepted(CommentSchema, [
        { ...comment, text: '' },
        { ...comment, text: 'a'.repeat(10_000) },
        { ...comment, text: 'a'.repeat(10_001) },
      ]),
    ).toEqual([false, true, false]);
    expect(
      isAccepted(CommentSchema, [
        { ...comment, author: 'a'.repeat(254) },
        { ...comment, author: 'a'.repeat(255) },
      ]),
    ).toEqual([true, false]);
    expect(
      isAccepted(CommentSchema, [
        { ...comment, pinned: undefined },
        { ...comment, createdTime: '21/11/2026' },
      ]),
    ).toEqual([false, false]);
  });
});

describe('names of places', () => {
  test.each([
    ['Bayonne', 'de Bayonne', 'à Bayonne'],
    ['Anglet', 'd’Anglet', 'à Anglet'],
    ['Évry', 'd’Évry', 'à Évry'],
    ['Hendaye', 'd’Hendaye', 'à Hendaye'],
    ['Le Boucau', 'du Boucau', 'au Boucau'],
    ['Les Sables-d’Olonne', 'des Sables-d’Olonne', 'aux Sables-d’Olonne'],
    ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
    ['Lescar', 'de Lescar', 'à Lescar'],
    ['Lens', 'de Lens', 'à Lens'],
    ['Saint-Jean-le Vieux', 'de Saint-Jean-le Vieux', 'à Saint-Jean-le Vieux'],
    ['Moutiers Les Bains', 'de Moutiers Les Bains', 'à Moutiers Les Bains'],
    ['Val Le Grand', 'de Val Le Grand', 'à Val Le Grand'],
  ])('%s: %s, %s', (name, of, at) => {
    expect([ofPlace(name), atPlace(name)]).toEqual([of, at]);
  });
});

describe('escapeMarkup', () => {
  test('leaves no markup characters', () => {
    expect(escapeMarkup(`<a href="x" title='y'>R&D</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt;',
    );
  });
});
