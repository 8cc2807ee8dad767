import type { ImportFile } from '@pignon/shared/domain/import/file-shape';
import { baseName, cellsOf, refusedFile, tableFile } from '@pignon/shared/domain/import/table-file';
import type { LineOutcome } from './import-lines';

interface Words {
  line: string;
  outcome: string;
  reason: string;
  contact: string;
  outcomeOf: (outcome: LineOutcome) => string;
  reasonOf: (outcome: LineOutcome) => string;
}

/** Report with the outcome beside every line. */
export function reportFile(file: ImportFile, outcomes: readonly LineOutcome[], words: Words, suffix: string) {
  const cells = cellsOf(file);
  const headerCells = [words.line, words.outcome, words.reason, words.contact, ...file.headings];
  const rows = outcomes.map((outcome) => [
    String(outcome.line),
    words.outcomeOf(outcome),
    words.reasonOf(outcome),
    outcome.contactId === null ? '' : String(outcome.contactId),
    ...cells(outcome.line),
  ]);
  return tableFile(`${baseName(file.name)}-${suffix}.csv`, [headerCells, ...rows]);
}

/** Writes the refused lines with their reasons, to correct and import again. */
export const refusedLines = (file: ImportFile, outcomes: readonly LineOutcome[], words: Words, suffix: string) =>
  refusedFile(
    file,
    outcomes
      .filter(({ outcome }) => outcome === 'REFUSED')
      .map((outcome) => ({ line: outcome.line, reason: words.reasonOf(outcome) })),
    { line: words.line, reason: words.reason, suffix },
  );
