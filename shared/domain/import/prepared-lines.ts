import type { FileRow, ImportFile } from './file-shape';
import { MAX_CELL_LENGTH } from './import.limits';

/** A line to send, or why it is invalid: shifted cells, or one too long. */
export interface PreparedLine<Field extends string> {
  /** Line number in a spreadsheet; the headings are line 1. */
  line: number;
  values: Partial<Record<Field, string>>;
  broken: 'columns' | 'cell' | null;
}

function faultOf({ cells }: FileRow, headings: number): 'columns' | 'cell' | null {
  if (cells.slice(headings).some((cell) => cell !== '')) return 'columns';
  return cells.some((cell) => cell.length > MAX_CELL_LENGTH) ? 'cell' : null;
}

/** Maps the cells of lines to fields; `columns` has null for ignored ones. */
export function prepareLines<Field extends string>(
  { headings, rows }: ImportFile,
  columns: readonly (Field | null)[],
): PreparedLine<Field>[] {
  return rows.map((row) => {
    const values: Partial<Record<Field, string>> = {};
    columns.forEach((field, index) => {
      if (field !== null) values[field] = row.cells[index] ?? '';
    });
    return { line: row.line, values, broken: faultOf(row, headings.length) };
  });
}

/** The lines of a request. */
export const sendable = <Field extends string>(lines: readonly PreparedLine<Field>[]) =>
  lines.filter(({ broken }) => broken === null).map(({ line, values }) => ({ line, values }));
