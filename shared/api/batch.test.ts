import { inBatches } from './batch';

function aReader(known: readonly number[]) {
  const requestedIds: number[][] = [];
  const read = inBatches(
    (ids: number[]) => {
      requestedIds.push(ids);
      return Promise.resolve(known.filter((id) => ids.includes(id)).map((id) => ({ id })));
    },
    ({ id }) => id,
  );
  return { read, asked: requestedIds };
}

describe('reading in batches', () => {
  it('reads the ids requested in the same moment in one call, each id once', async () => {
    const { read, asked } = aReader([1, 2]);
    expect(await Promise.all([read(1), read(2), read(1), read(9)])).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 1 },
      undefined,
    ]);
    expect(asked).toEqual([[1, 2, 9]]);
    await read(2);
    expect(asked).toHaveLength(2);
  });

  it('reads a hundred ids per call', async () => {
    const { read, asked } = aReader([]);
    await Promise.all(Array.from({ length: 150 }, (_, id) => read(id)));
    expect(asked.map((ids) => ids.length)).toEqual([100, 50]);
  });

  it('fails for every caller of a batch', async () => {
    const read = inBatches(
      () => Promise.reject(new Error('no')),
      (item: number) => item,
    );
    const results = await Promise.allSettled([read(1), read(2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
