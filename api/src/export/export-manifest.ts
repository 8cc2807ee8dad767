/** Kinds of files: complete rows as JSON Lines, tables for spreadsheets, papers, pictures and documents. */
export type ExportKind = 'records' | 'spreadsheet' | 'document' | 'media';

export interface ExportedFile {
  /** Path in the export, with slashes. */
  path: string;
  kind: ExportKind;
  /** What the rows are, in French. */
  title?: string;
  /** Rows without the header, of records and spreadsheets. */
  rows?: number;
  bytes: number;
  sha256: string;
}

/** An omission from an export: a table, or one of its columns. */
interface Omission {
  table: string;
  column?: string;
  reason: string;
}

export interface ExportManifest {
  format: 1;
  product: { name: 'Pignon'; version: string };
  /** Last migration of the database. */
  schema: string;
  /** Time of the snapshot, ISO. */
  exportedAt: string;
  /** Every file but the manifest. */
  files: ExportedFile[];
  omitted: Omission[];
  /** Secrets outside the tables; an export contains none. */
  omittedSecrets: string;
  /** Paths of media deleted before they could be copied, or without their file. */
  missing: string[];
}

/** Counts of an export, for the operator. */
export interface ExportSummary {
  rows: number;
  files: number;
  bytes: number;
  missing: number;
}

export function summaryOf({ files, missing }: ExportManifest): ExportSummary {
  const records = files.filter(({ kind }) => kind === 'records');
  return {
    rows: records.reduce((sum, { rows = 0 }) => sum + rows, 0),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: missing.length,
  };
}
