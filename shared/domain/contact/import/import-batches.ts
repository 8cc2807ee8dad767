import type { ImportedLine } from './import.schema';
import { IMPORT_BATCH, MAX_BATCH_LENGTH } from './import.limits';

const lengthOf = ({ values }: ImportedLine): number =>
  Object.values(values).reduce((sum, cell) => sum + cell.length, 0);

/** The lines in portions that one call takes, always cut alike: a portion that is sent again is the same demand. */
export function importBatches(lines: readonly ImportedLine[]): ImportedLine[][] {
  const batches: ImportedLine[][] = [];
  let [batch, length]: [ImportedLine[], number] = [[], 0];
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
