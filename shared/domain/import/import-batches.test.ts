import { importBatches } from './import-batches';
import { IMPORT_BATCH, MAX_BATCH_LENGTH } from './import.limits';

const lines = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, values: { observation: 'x'.repeat(length) } }));
const sizes = (...columns: Parameters<typeof lines>) => importBatches(lines(...columns)).map(({ length }) => length);

describe('the batches of a file', () => {
  it('contain at most the maximum number of lines per call', () => {
    expect(sizes(0)).toEqual([]);
    expect(sizes(IMPORT_BATCH)).toEqual([IMPORT_BATCH]);
    expect(sizes(IMPORT_BATCH + 1)).toEqual([IMPORT_BATCH, 1]);
  });

  it('contain at most the maximum text per call', () => {
    expect(sizes(4, MAX_BATCH_LENGTH / 2)).toEqual([2, 2]);
    expect(sizes(3, MAX_BATCH_LENGTH / 2 + 1)).toEqual([1, 1, 1]);
  });

  it('lose no line and keep the order', () => {
    expect(importBatches(lines(250)).flat()).toEqual(lines(250));
  });
});
