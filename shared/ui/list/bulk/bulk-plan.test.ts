import { againFor, changesFor, countOf, failuresOf, inChunks, undoOf, type BulkResult } from './bulk-plan';

type Fields = { propertyStatus: 'ACTIVE' | 'SOLD' };

const result = (id: string, overrides: Partial<BulkResult<Fields>>): BulkResult<Fields> => ({
  id,
  outcome: 'CHANGED',
  message: null,
  version: 2,
  before: null,
  ...overrides,
});
const RESULTS = [
  result('V1', { before: { propertyStatus: 'ACTIVE' } }),
  result('V2', { outcome: 'UNCHANGED' }),
  result('V3', { outcome: 'STALE', message: 'Modifié' }),
  result('V4', { outcome: 'REFUSED', version: null }),
];
const SOLD_FIELDS = { propertyStatus: 'SOLD' } as const;
const CHANGES = changesFor(new Map([1, 2, 3, 4].map((number) => [`V${number}`, number])), SOLD_FIELDS);

describe('a bulk change', () => {
  it('sends each record with the version that the user saw', () => {
    expect(CHANGES[2]).toEqual({ id: 'V3', version: 3, fields: SOLD_FIELDS });
  });

  it.each([
    [0, []],
    [1, [1]],
    [50, [50]],
    [51, [50, 1]],
    [1000, Array.from({ length: 20 }, () => 50)],
  ])('of %i records is sent in chunks of 50', (count, sizes) => {
    const chunks = inChunks(Array.from({ length: count }, (_, itemIndex) => itemIndex));
    expect(chunks.map((chunk) => chunk.length)).toEqual(sizes);
    expect(chunks.flat()).toHaveLength(count);
  });

  it('can be undone for the records it changed, from their present version', () => {
    expect(undoOf(RESULTS)).toEqual([{ id: 'V1', version: 2, fields: { propertyStatus: 'ACTIVE' } }]);
  });

  it('can be repeated for records that a colleague changed, on their present version', () => {
    expect(againFor(CHANGES, RESULTS)).toEqual([{ id: 'V3', fields: SOLD_FIELDS }]);
  });

  it('reports the records that were not changed', () => {
    expect(failuresOf(RESULTS).map(({ id }) => id)).toEqual(['V3', 'V4']);
    expect([countOf(RESULTS, 'CHANGED'), countOf(RESULTS, 'UNCHANGED')]).toEqual([1, 1]);
  });
});
