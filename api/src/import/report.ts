import { csvText } from '../http/csv';

export type RowResult = 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'REFUSED';

/** What became of one line of the file. */
export interface ReportRow {
  line: number;
  agencyReference: string;
  reference: string;
  result: RowResult;
  details: string[];
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
  /** Listings of the same agencies that an earlier file had and this one has not; they are left as they are. */
  absent: number;
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

/** The report for a French spreadsheet: semicolons and a byte-order mark. */
export function toCsv({ rows, summary }: ImportReport): string {
  const head = ['Ligne', 'Référence agence', 'Référence', 'Résultat', 'Détail'];
  const body = rows.map((row) => [
    String(row.line),
    row.agencyReference,
    row.reference,
    RESULTS[row.result][summary.dryRun ? 1 : 0],
    row.details.join(' | '),
  ]);
  return csvText([head, ...body]);
}

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** The summary in a few lines of French. */
export function describeSummary(summary: ImportSummary): string {
  const { created, updated, unchanged, refused, photosAdded, photosMissing, photosRemoved, absent, dryRun } = summary;
  const verb = dryRun ? 'à importer' : created > 1 ? 'importées' : 'importée';
  const lines = [
    `${plural(summary.lines, 'annonce lue', 'annonces lues')} (${summary.encoding}) en ${summary.seconds.toFixed(1)} s\u00a0:`,
    `  ${created} ${verb}, ${updated} mise(s) à jour, ${unchanged} inchangée(s), ${refused} refusée(s)`,
  ];
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
