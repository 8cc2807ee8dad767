import { importBatches } from './import-batches';
import { IMPORT_BATCH, MAX_BATCH_LENGTH } from './import.limits';

const lines = (count: number, length = 1) =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, values: { observation: 'x'.repeat(length) } }));
const sizes = (...columns: Parameters<typeof lines>) => importBatches(lines(...columns)).map(({ length }) => length);

describe('the portions of a file', () => {
  it('hold as many lines as a call takes', () => {
    expect(sizes(0)).toEqual([]);
    expect(sizes(IMPORT_BATCH)).toEqual([IMPORT_BATCH]);
    expect(sizes(IMPORT_BATCH + 1)).toEqual([IMPORT_BATCH, 1]);
  });

  it('hold no more text than a call takes', () => {
    expect(sizes(4, MAX_BATCH_LENGTH / 2)).toEqual([2, 2]);
    expect(sizes(3, MAX_BATCH_LENGTH / 2 + 1)).toEqual([1, 1, 1]);
  });

  it('lose no line and keep their order', () => {
    expect(importBatches(lines(250)).flat()).toEqual(lines(250));
  });
});
