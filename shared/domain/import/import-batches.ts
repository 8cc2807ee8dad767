import { IMPORT_BATCH, MAX_BATCH_LENGTH } from './import.limits';

/** A line of a file with cells by field. */
interface ValuedLine {
  values: Readonly<Partial<Record<string, string>>>;
}

const lengthOf = ({ values }: ValuedLine): number =>
  Object.values(values).reduce((sum, cell = '') => sum + cell.length, 0);

/** Splits lines into batches of one call, deterministically: a repeated batch is the same request. */
export function importBatches<Line extends ValuedLine>(lines: readonly Line[]): Line[][] {
  const batches: Line[][] = [];
  let [batch, length]: [Line[], number] = [[], 0];
  for (const line of lines) {
    const more = lengthOf(line);
    if (batch.length === IMPORT_BATCH || (batch.length > 0 && length + more > MAX_BATCH_LENGTH)) {
      batches.push(batch);
      [batch, length] = [[], 0];
    }
    batch.push(line);
    length += more;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
