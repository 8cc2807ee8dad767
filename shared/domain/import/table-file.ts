import Papa from 'papaparse';
import type { ImportFile } from './file-shape';

const BYTE_ORDER_MARK = '\uFEFF';

/** Starts of spreadsheet formulas, full-width forms included; negative numbers are none. */
const FORMULA = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Writes a CSV for French spreadsheets; marks text that looks like a formula, and reads it back without the mark. */
export function tableFile(name: string, rows: readonly (readonly string[])[]): { name: string; blob: Blob } {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA });
  return { name, blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }) };
}

export const baseName = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Cells of a line, one per heading. */
export function cellsOf({ headings, rows }: ImportFile): (line: number) => string[] {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  return (line) => headings.map((_, index) => byLine.get(line)?.[index] ?? '');
}

/** A refused line with its reason. */
export interface RefusedLine {
  line: number;
  reason: string;
}

interface RefusedWords {
  line: string;
  reason: string;
  suffix: string;
}

/** Writes the refused lines with their reasons, to correct and import again. */
export function refusedFile(file: ImportFile, refused: readonly RefusedLine[], { line, reason, suffix }: RefusedWords) {
  const cells = cellsOf(file);
  const rows = refused.map((each) => [...cells(each.line), String(each.line), each.reason]);
  return tableFile(`${baseName(file.name)}-${suffix}.csv`, [[...file.headings, line, reason], ...rows]);
}

/** A template to fill in. */
export const templateFile = (name: string, headings: readonly string[], example: readonly string[]) =>
  tableFile(name, [headings, example]);
