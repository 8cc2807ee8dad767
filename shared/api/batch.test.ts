import { inBatches } from './batch';

function createReader(existingIds: readonly number[]) {
  const requestedIds: number[][] = [];
  const readById = inBatches(
    (ids: number[]) => {
      requestedIds.push(ids);
      return Promise.resolve(existingIds.filter((id) => ids.includes(id)).map((id) => ({ id })));
    },
    ({ id }) => id,
  );
  return { read: readById, asked: requestedIds };
}

describe('reading in batches', () => {
  it('reads the ids requested in the same moment in one call, each id once', async () => {
    const { read: readById, asked } = createReader([1, 2]);
    expect(await Promise.all([readById(1), readById(2), readById(1), readById(9)])).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 1 },
      undefined,
    ]);
    expect(asked).toEqual([[1, 2, 9]]);
    await readById(2);
    expect(asked).toHaveLength(2);
  });

  it('reads a hundred ids per call', async () => {
    const { read: readById, asked } = createReader([]);
    await Promise.all(Array.from({ length: 150 }, (_, id) => readById(id)));
    expect(asked.map((ids) => ids.length)).toEqual([100, 50]);
  });

  it('fails for every caller of a batch', async () => {
    const readById = inBatches(
      () => Promise.reject(new Error('no')),
      (item: number) => item,
    );
    const results = await Promise.allSettled([readById(1), readById(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
