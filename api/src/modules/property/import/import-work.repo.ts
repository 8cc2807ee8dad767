import type { ListedMandateTerms, ListingImportSummary } from '@pignon/shared/domain/property/import/import.schema';
import type { ImportStatus } from '@pignon/shared/domain/property/import/import.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { ReportRow } from '../../../import/report';

export interface ImportToDo {
  importId: number;
  status: ImportStatus;
  fileKey: string;
  requestedBy: string;
  /** Null when its mandates are not entered into the register. */
  mandateTerms: ListedMandateTerms | null;
}

/** Imports with work to do, oldest first; also those of a process that died. */
export const importsToDo = (db: Queryable): Promise<ImportToDo[]> =>
  db.query<ImportToDo>(sql`select id as "importId", status, file_key as "fileKey", requested_by as "requestedBy",
    mandate_terms as "mandateTerms"
    from property_import where status in ('CHECKING', 'QUEUED', 'RUNNING', 'UNDOING') order by id limit 10`);

/** Stores the plan of lines. */
export async function savePlan(tx: Queryable, importId: number, rows: readonly ReportRow[]): Promise<void> {
  await tx.query(sql`delete from property_import_row where import_id = ${importId}::bigint`);
  await tx.query(sql`insert into property_import_row (import_id, line, agency_reference, reference, result, findings)
    select ${importId}::bigint, g.line, g."agencyReference", g.reference, g.result, g.findings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(line int, "agencyReference" text, reference text, result text, findings jsonb)
    on conflict do nothing`);
}

/** Reads the lines selected for import. */
export async function chosenLines(db: Queryable, importId: number): Promise<Set<number>> {
  const rows = await db.query<{ line: number }>(sql`select line from property_import_row
    where import_id = ${importId}::bigint and chosen`);
  return new Set(rows.map(({ line }) => line));
}

/** Saves the outcome of a line once: a process that takes over an import finds earlier lines unchanged. */
export async function saveRow(
  tx: Queryable,
  importId: number,
  { line, reference, result, findings }: ReportRow,
  { before, mandateId }: { before: Property | null; mandateId: number | null },
): Promise<void> {
  // comments are not the import's, contacts may be merged meanwhile, and media have their own rows
  const record = before && { ...before, comments: [], contactTypes: {}, media: [] };
  await tx.query(sql`update property_import_row set reference = ${reference}, result = ${result},
    findings = ${JSON.stringify(findings)}::jsonb, before = ${record && JSON.stringify(record)}::jsonb, carried_out = true,
    mandate_id = ${mandateId}::bigint
    where import_id = ${importId}::bigint and line = ${line}::int and not carried_out`);
}

/** Saves later findings, about photographs, and the position in the journal. */
export async function saveEnd(tx: Queryable, importId: number, rows: readonly ReportRow[]): Promise<void> {
  await tx.query(sql`update property_import_row r set findings = g.findings, carried_out = true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(line int, findings jsonb)
    where r.import_id = ${importId}::bigint and r.line = g.line`);
  await tx.query(sql`update property_import set audit_mark = (select max(id) from audit_entry)
    where id = ${importId}::bigint`);
}

export async function saveProgress(db: Queryable, importId: number, processed: number, total: number): Promise<void> {
  await db.query(sql`update property_import set done = ${processed}::int, total = ${total}::int
    where id = ${importId}::bigint`);
}

export async function saveSummary(tx: Queryable, importId: number, summary: ListingImportSummary): Promise<void> {
  await tx.query(sql`update property_import set summary = ${JSON.stringify(summary)}::jsonb
    where id = ${importId}::bigint`);
}

export async function failImport(db: Queryable, importId: number, error: string): Promise<void> {
  await db.query(sql`update property_import set status = 'FAILED', error = ${error}, finished_time = now()
    where id = ${importId}::bigint`);
}

/** True while an unfinished import needs the file or a portal was sent the same bytes. */
export async function isFileNeeded(db: Queryable, key: string): Promise<boolean> {
  const rows = await db.query(sql`select id from property_import
    where file_key = ${key} and status in ('CHECKING', 'READY', 'QUEUED', 'RUNNING')
    union all select id from sync_run where file_key = ${key} limit 1`);
  return rows.length > 0;
}
