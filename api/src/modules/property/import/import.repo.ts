import type { Page } from '@pignon/shared/domain/common/paging';
import type {
  ImportRow,
  ImportRowsQuery,
  ListedMandateTerms,
  ListingImport,
} from '@pignon/shared/domain/property/import/import.schema';
import type { ImportStatus } from '@pignon/shared/domain/property/import/import.enums';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { limitOf, pageWithTotal } from '../../../db/page';

/** A finding other than MADE: something is assumed, omitted or refused. */
const HAS_FINDINGS: Sql = sql`jsonb_path_exists(r.findings, '$[*] ? (@.severity != "MADE")')`;

const SELECT: Sql = sql`select i.id as "importId", i.file_name as "fileName", i.status, i.requested_by as "requestedBy",
  i.created_time as "createdTime", i.finished_time as "finishedTime", i.done, i.total, i.error, i.summary,
  c.counts, c."leftOutLines", c."doubtfulLines", c.undone, c."keptByUndo"
  from property_import i cross join lateral (
    select jsonb_build_object('CREATED', count(*) filter (where chosen and result = 'CREATED'),
        'UPDATED', count(*) filter (where chosen and result = 'UPDATED'),
        'UNCHANGED', count(*) filter (where chosen and result = 'UNCHANGED'),
        'REFUSED', count(*) filter (where chosen and result = 'REFUSED')) as counts,
      count(*) filter (where not chosen) as "leftOutLines",
      count(*) filter (where result <> 'REFUSED' and ${HAS_FINDINGS}) as "doubtfulLines",
      count(*) filter (where undo = 'UNDONE') as undone,
      count(*) filter (where undo <> 'UNDONE') as "keptByUndo"
    from property_import_row r where r.import_id = i.id) c`;

export async function readImport(db: Queryable, importId: number): Promise<ListingImport | null> {
  const [found] = await db.query<ListingImport>(sql`${SELECT} where i.id = ${importId}::bigint`);
  return found ?? null;
}

export async function findImports(
  db: Queryable,
  request: { pageSize: number; pageNumber: number },
): Promise<Page<ListingImport>> {
  const lines = await db.query<ListingImport>(
    sql`${SELECT} order by i.created_time desc, i.id desc ${limitOf(request)}`,
  );
  return pageWithTotal(db, request, lines, sql`select count(*) as total from property_import`);
}

export async function findRows(
  db: Queryable,
  importId: number,
  { result, doubtful, ...request }: z.output<typeof ImportRowsQuery>,
): Promise<Page<ImportRow>> {
  const where = whereAll([
    sql`r.import_id = ${importId}::bigint`,
    result === undefined ? undefined : sql`r.result = ${result}`,
    doubtful === undefined ? undefined : sql`${HAS_FINDINGS} = ${doubtful}`,
  ]);
  const lines = await db.query<ImportRow>(sql`select r.line, r.agency_reference as "agencyReference", r.reference,
    r.result, r.findings, r.chosen, r.undo from property_import_row r ${where} order by r.line ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from property_import_row r ${where}`);
}

export interface NewImport {
  fileName: string;
  fileKey: string;
  fileSize: number;
  user: string;
}

export async function insertImport(tx: Queryable, { fileName, fileKey, fileSize, user }: NewImport): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`insert into property_import
    (file_name, file_key, file_size, status, requested_by)
    values (${fileName}, ${fileKey}, ${fileSize}::bigint, 'CHECKING', ${user}) returning id`);
  return row?.id ?? 0;
}

/** Moves an import from one of these states to another; false when it is in none of them. */
export async function moveImport(
  tx: Queryable,
  importId: number,
  from: readonly ImportStatus[],
  to: ImportStatus,
): Promise<boolean> {
  const isFinal = to === 'DONE' || to === 'UNDONE' || to === 'FAILED';
  const rows = await tx.query(sql`update property_import set status = ${to}, done = 0,
    finished_time = case when ${isFinal} then now() else finished_time end
    where id = ${importId}::bigint and status = any(${from}::text[]) returning id`);
  return rows.length > 0;
}

export async function saveMandateTerms(
  tx: Queryable,
  importId: number,
  terms: ListedMandateTerms | null,
): Promise<void> {
  await tx.query(sql`update property_import set mandate_terms = ${terms && JSON.stringify(terms)}::jsonb
    where id = ${importId}::bigint`);
}

/** Excludes these lines from an import and includes all others. */
export async function excludeLines(tx: Queryable, importId: number, lines: readonly number[]): Promise<void> {
  await tx.query(sql`update property_import_row set chosen = not (line = any(${lines}::int[]))
    where import_id = ${importId}::bigint`);
}
