import { FileDuplicates, recognisedBy } from '@pignon/shared/domain/contact/import/import-duplicates';
import type { ImportField } from '@pignon/shared/domain/contact/import/import-fields';
import { readImportLine, type ImportContext, type ReadLine } from '@pignon/shared/domain/contact/import/import-line';
import type { ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import type { PreparedLine as Prepared } from '@pignon/shared/domain/import/prepared-lines';

/** Target field of each column, in order; null for a skipped one. */
export type Columns = readonly (ImportField | null)[];

/** Outcome of a line. `broken`: not sent, because its cells do not fit the headings. */
export interface LineOutcome extends ImportResult {
  broken: 'columns' | 'cell' | null;
}

export type PreparedLine = Prepared<ImportField>;

const EMPTY_OUTCOME = { contactId: null, sameAsLine: null, reasons: [], problems: [], notes: [] };

export const brokenOutcome = ({ line, broken }: PreparedLine): LineOutcome => ({
  ...EMPTY_OUTCOME,
  line,
  broken,
  outcome: 'REFUSED',
});

/** A planned line and its outcome as far as the file alone decides. */
export interface CheckedLine {
  read: ReadLine;
  outcome: LineOutcome;
}

/** Checks all lines by the server's rules; only the server knows existing contacts. */
export function checkLines(lines: readonly PreparedLine[], context: ImportContext): CheckedLine[] {
  const before = new FileDuplicates();
  return lines.map((prepared) => {
    const read = readImportLine(prepared.broken ? {} : prepared.values, context);
    if (prepared.broken) return { read, outcome: brokenOutcome(prepared) };
    const { line } = prepared;
    const { problems, notes } = read;
    const outcome = { ...EMPTY_OUTCOME, line, broken: null, problems, notes };
    if (problems.length > 0) return { read, outcome: { ...outcome, outcome: 'REFUSED' } };
    const person = recognisedBy(read.fields, read.place?.city ?? '');
    const duplicate = before.find(person);
    if (duplicate)
      return {
        read,
        outcome: { ...outcome, outcome: 'DOUBLE', sameAsLine: duplicate.line, reasons: duplicate.reasons },
      };
    before.add(person, line);
    return { read, outcome: { ...outcome, outcome: 'CREATED' } };
  });
}

/** Combines the server's outcome of a line, based on a portion of the file, with the check of the whole file. */
export const mergeOutcome = (outcome: LineOutcome, result: ImportResult | undefined): LineOutcome =>
  result === undefined || (result.outcome === 'CREATED' && outcome.outcome === 'DOUBLE')
    ? outcome
    : { ...result, broken: null };

export type Counts = Readonly<Record<ImportResult['outcome'], number>>;

export function countOutcomes(outcomes: Iterable<Pick<ImportResult, 'outcome'>>): Counts {
  const counts = { CREATED: 0, DOUBLE: 0, REFUSED: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
