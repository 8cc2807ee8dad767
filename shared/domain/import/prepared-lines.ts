import type { FileRow, ImportFile } from './file-shape';
import { MAX_CELL_LENGTH } from './import.limits';

/** A line that can be sent, or why it cannot: its cells do not stand under the headings, or one is too long. */
export interface PreparedLine<Field extends string> {
  /** As a spreadsheet counts it, the headings being line 1. */
  line: number;
  values: Partial<Record<Field, string>>;
  broken: 'columns' | 'cell' | null;
}

function brokenOf({ cells }: FileRow, headings: number): 'columns' | 'cell' | null {
  if (cells.slice(headings).some((cell) => cell !== '')) return 'columns';
  return cells.some((cell) => cell.length > MAX_CELL_LENGTH) ? 'cell' : null;
}

/** The lines of a file with their cells under what they hold; `columns` has null for one that is left out. */
export function prepareLines<Field extends string>(
  { headings, rows }: ImportFile,
  columns: readonly (Field | null)[],
): PreparedLine<Field>[] {
  return rows.map((row) => {
    const values: Partial<Record<Field, string>> = {};
    columns.forEach((field, index) => {
      if (field !== null) values[field] = row.cells[index] ?? '';
    });
    return { line: row.line, values, broken: brokenOf(row, headings.length) };
  });
}

/** The lines as a call takes them. */
export const sendable = <Field extends string>(lines: readonly PreparedLine<Field>[]) =>
  lines.filter(({ broken }) => broken === null).map(({ line, values }) => ({ line, values }));
