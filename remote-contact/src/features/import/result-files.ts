import Papa from 'papaparse';
import type { ImportFile } from './file-shape';
import type { LineOutcome } from './import-lines';

const BYTE_ORDER_MARK = '\uFEFF';

/** As French spreadsheets open it; what begins like a formula is marked as text, and read back without the mark. */
function csvFile(name: string, rows: readonly (readonly string[])[]): { name: string; blob: Blob } {
  const text = Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: true });
  return { name, blob: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }) };
}

interface Words {
  line: string;
  outcome: string;
  reason: string;
  contact: string;
  outcomeOf: (outcome: LineOutcome) => string;
  reasonOf: (outcome: LineOutcome) => string;
}

const baseName = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The cells of a line under the headings of its file, however many it has. */
function cellsOf({ headings, rows }: ImportFile): (line: number) => string[] {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  return (line) => headings.map((_, index) => byLine.get(line)?.[index] ?? '');
}

/** What became of every line, beside the line itself. */
export function reportFile(file: ImportFile, outcomes: readonly LineOutcome[], words: Words, suffix: string) {
  const cells = cellsOf(file);
  const head = [words.line, words.outcome, words.reason, words.contact, ...file.headings];
  const rows = outcomes.map((outcome) => [
    String(outcome.line),
    words.outcomeOf(outcome),
    words.reasonOf(outcome),
    outcome.contactId === null ? '' : String(outcome.contactId),
    ...cells(outcome.line),
  ]);
  return csvFile(`${baseName(file.name)}-${suffix}.csv`, [head, ...rows]);
}

/** The refused lines as they were, with why: to be corrected and imported again. A line too long keeps all its cells. */
export function refusedFile(file: ImportFile, outcomes: readonly LineOutcome[], words: Words, suffix: string) {
  const cells = cellsOf(file);
  const rows = outcomes
    .filter(({ outcome }) => outcome === 'REFUSED')
    .map((outcome) => [...cells(outcome.line), String(outcome.line), words.reasonOf(outcome)]);
  return csvFile(`${baseName(file.name)}-${suffix}.csv`, [[...file.headings, words.line, words.reason], ...rows]);
}

/** A file to fill in. */
export const templateFile = (name: string, headings: readonly string[], example: readonly string[]) =>
  csvFile(name, [headings, example]);
