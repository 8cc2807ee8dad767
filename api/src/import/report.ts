import { LEFT_OUT_REASONS } from '@pignon/shared/domain/poliris/columns/column';
import { POLIRIS_COLUMNS } from '@pignon/shared/domain/poliris/columns/column-table';
import type { NoteKind } from '@pignon/shared/domain/poliris/import-note';
import { IMPORT_SEVERITY_WORDS } from '@pignon/shared/domain/property/import/import.enums';
import { csvText } from '../http/csv';

export type RowResult = 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'REFUSED';

/** REFUSED: the line, or a photograph of it, was not imported. MADE: a record beside the property was created. */
export type Severity = 'REFUSED' | 'MADE' | NoteKind;

export interface Finding {
  severity: Severity;
  text: string;
}

/** Outcome of one line. */
export interface ReportRow {
  line: number;
  agencyReference: string;
  reference: string;
  result: RowResult;
  findings: Finding[];
}

/** Number of lines with a value in an ignored column. */
export interface IgnoredColumn {
  column: number;
  lines: number;
}

export interface ImportSummary {
  encoding: string;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  photosAdded: number;
  photosRemoved: number;
  photosMissing: number;
  /** Number of listings of the same agencies that an earlier file had and this one lacks; they are left unchanged. */
  absent: number;
  /** Number of lines with a mandate's number. */
  mandates: number;
  leftOut: IgnoredColumn[];
  dryRun: boolean;
  seconds: number;
}

export interface ImportReport {
  summary: ImportSummary;
  rows: ReportRow[];
}

const RESULTS: Readonly<Record<RowResult, [done: string, planned: string]>> = {
  CREATED: ['importé', 'à importer'],
  UPDATED: ['mis à jour', 'à mettre à jour'],
  UNCHANGED: ['inchangé', 'inchangé'],
  REFUSED: ['refusé', 'refusé'],
};

/** Columns that lines fill and Pignon does not keep, each with its name, its reason and how many lines. */
export const ignoredColumnRows = ({ leftOut }: Pick<ImportSummary, 'leftOut'>) =>
  leftOut.map(({ column, lines }) => {
    const known = POLIRIS_COLUMNS[column - 1];
    const reason = known && 'out' in known ? LEFT_OUT_REASONS[known.out] : '';
    return { column, lines, label: known?.label ?? '', reason };
  });

/**
 * Writes the report for French spreadsheets: semicolons, byte-order mark. One row per refusal, assumption or omission,
 * one for a line without any; at the end one per column that is not imported.
 */
export function toCsv({ rows, summary }: ImportReport): string {
  const head = ['Ligne', 'Référence agence', 'Référence', 'Résultat', 'Gravité', 'Détail'];
  const body = rows.flatMap((row) => {
    const start = [String(row.line), row.agencyReference, row.reference, RESULTS[row.result][summary.dryRun ? 1 : 0]];
    if (row.findings.length === 0) return [[...start, '', '']];
    return row.findings.map(({ severity, text }) => [...start, IMPORT_SEVERITY_WORDS[severity].fr, text]);
  });
  const columns = ignoredColumnRows(summary).map(({ column, label, lines, reason }) => [
    '',
    '',
    '',
    '',
    IMPORT_SEVERITY_WORDS.LEFT_OUT.fr,
    `Champ ${column} (${label})\u00a0: ${plural(lines, 'annonce', 'annonces')}, ${reason}`,
  ]);
  return csvText([head, ...body, ...columns]);
}

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** Lists every refusal, assumption and omission, one French line each. */
export const describeFindings = ({ rows }: ImportReport): string[] =>
  rows.flatMap(({ line, agencyReference, findings }) =>
    findings.map(
      ({ severity, text }) =>
        `  ligne ${line}${agencyReference === '' ? '' : ` ${agencyReference}`} – ${IMPORT_SEVERITY_WORDS[severity].fr}\u00a0: ${text}`,
    ),
  );

const countFindings = (rows: readonly ReportRow[], severity: Severity): number =>
  rows.reduce((sum, { findings }) => sum + findings.filter((one) => one.severity === severity).length, 0);

/** Summarises a report in a few lines of French. */
export function describeSummary({ summary, rows }: ImportReport): string {
  const { created, updated, unchanged, refused, photosAdded, photosMissing, photosRemoved, absent, dryRun } = summary;
  const verb = dryRun ? 'à importer' : created > 1 ? 'importées' : 'importée';
  const lines = [
    `${plural(summary.lines, 'annonce lue', 'annonces lues')} (${summary.encoding}) en ${summary.seconds.toFixed(1)} s\u00a0:`,
    `  ${created} ${verb}, ${updated} mise(s) à jour, ${unchanged} inchangée(s), ${refused} refusée(s)`,
  ];
  const assumed = countFindings(rows, 'ASSUMED');
  if (assumed > 0)
    lines.push(`  ${plural(assumed, 'supposition', 'suppositions')}\u00a0: le détail est dans le rapport (--report)`);
  for (const { column, label, lines: count, reason } of ignoredColumnRows(summary))
    lines.push(
      `  champ ${column} (${label}) laissé de côté dans ${plural(count, 'annonce', 'annonces')}\u00a0: ${reason}`,
    );
  if (!dryRun)
    lines.push(
      `  photographies\u00a0: ${photosAdded} ajoutée(s), ${photosRemoved} retirée(s), ${photosMissing} à reprendre au prochain import`,
    );
  if (absent > 0)
    lines.push(
      `  ${plural(absent, 'bien déjà importé est absent', 'biens déjà importés sont absents')} de ce fichier et laissé(s) tel(s) quel(s)`,
    );
  if (dryRun) lines.push('  Essai à blanc\u00a0: rien n’a été écrit.');
  return lines.join('\n');
}
