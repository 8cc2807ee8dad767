import { FileDuplicates, recognisedBy } from '@pignon/shared/domain/contact/import/import-duplicates';
import type { ImportField, ImportValues } from '@pignon/shared/domain/contact/import/import-fields';
import { readImportLine, type ImportContext, type ReadLine } from '@pignon/shared/domain/contact/import/import-line';
import { MAX_CELL_LENGTH } from '@pignon/shared/domain/contact/import/import.limits';
import type { ImportedLine, ImportResult } from '@pignon/shared/domain/contact/import/import.schema';
import type { FileRow, ImportFile } from './file-shape';

/** What each column of the file holds, in their order; null for one that is left out. */
export type Columns = readonly (ImportField | null)[];

/** What becomes of a line. `broken`: it could not even be sent, because its cells do not stand under the headings. */
export interface LineOutcome extends ImportResult {
  broken: 'columns' | 'cell' | null;
}

/** A line that can be sent, or why it cannot. */
export interface PreparedLine extends ImportedLine {
  broken: LineOutcome['broken'];
}

function brokenOf({ cells }: FileRow, headings: number): LineOutcome['broken'] {
  if (cells.slice(headings).some((cell) => cell !== '')) return 'columns';
  return cells.some((cell) => cell.length > MAX_CELL_LENGTH) ? 'cell' : null;
}

/** The lines of a file with their cells under what they hold. */
export function prepareLines({ headings, rows }: ImportFile, columns: Columns): PreparedLine[] {
  return rows.map((row) => {
    const values: ImportValues = {};
    columns.forEach((field, index) => {
      if (field !== null) values[field] = row.cells[index] ?? '';
    });
    return { line: row.line, values, broken: brokenOf(row, headings.length) };
  });
}

/** The lines as a call takes them. */
export const sendable = (lines: readonly PreparedLine[]): ImportedLine[] =>
  lines.filter(({ broken }) => broken === null).map(({ line, values }) => ({ line, values }));

const nothing = { contactId: null, sameAsLine: null, reasons: [], problems: [], notes: [] };

export const brokenOutcome = ({ line, broken }: PreparedLine): LineOutcome => ({
  ...nothing,
  line,
  broken,
  outcome: 'REFUSED',
});

/** A line as it will be, and what becomes of it as far as the file alone tells. */
export interface SeenLine {
  read: ReadLine;
  outcome: LineOutcome;
}

/** Reads all lines by the rules that the server reads them by; it alone knows who is in the books. */
export function seeLines(lines: readonly PreparedLine[], context: ImportContext): SeenLine[] {
  const before = new FileDuplicates();
  return lines.map((prepared) => {
    const read = readImportLine(prepared.broken ? {} : prepared.values, context);
    if (prepared.broken) return { read, outcome: brokenOutcome(prepared) };
    const { line } = prepared;
    const { problems, notes } = read;
    const outcome = { ...nothing, line, broken: null, problems, notes };
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

/** What the server said of a line, which saw a portion of the file only, with what the whole file tells. */
export const agreedOutcome = (seen: LineOutcome, said: ImportResult | undefined): LineOutcome =>
  said === undefined || (said.outcome === 'CREATED' && seen.outcome === 'DOUBLE') ? seen : { ...said, broken: null };

export type Counts = Readonly<Record<ImportResult['outcome'], number>>;

export function countOutcomes(outcomes: Iterable<Pick<ImportResult, 'outcome'>>): Counts {
  const counts = { CREATED: 0, DOUBLE: 0, REFUSED: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
