import type { Readable } from 'node:stream';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import type { MandateExportInput } from '@pignon/shared/domain/mandate/list/list.schema';
import sql from 'sql-template-tag';
import type { Db, Queryable } from '../../../db/db';
import { orderBy } from '../../../db/page';
import { invalid } from '../../../http/api-problem';
import { csvOf } from '../../../http/csv';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readUserNames } from '../../user/user-names';
import { MANDATE_SORT, mandateConditions, readMandateLines } from '../mandate-find.repo';
import { EXPORT_COLUMNS } from './export-columns';

async function orderedMandates(db: Queryable, request: MandateExportInput, limit: number): Promise<number[]> {
  const { dto = {}, ids, order } = request;
  const rows = await db.query<{ id: number }>(sql`
    select m.id from mandate m ${mandateConditions(dto, ids)} ${orderBy({ order }, MANDATE_SORT, sql`m.id`)}
    limit ${limit}::int`);
  return rows.map(({ id }) => id);
}

/** Streams the matching mandates as CSV; journals the export before the first byte. */
export async function exportMandates(db: Db, actor: Actor, request: MandateExportInput): Promise<Readable> {
  const ids = await orderedMandates(db, request, MAX_EXPORTED + 1);
  if (ids.length > MAX_EXPORTED)
    throw invalid('dto', 'Plus de 100 000 mandats répondent\u00a0: affinez la recherche avant d’exporter.');
  await writeExportAudit(db, actor, 'mandate', { count: ids.length, columns: request.columns });
  return csvOf({
    keys: ids,
    columns: request.columns.map((column) => EXPORT_COLUMNS[column]),
    nameOf: await readUserNames(db),
    read: (batch) => readMandateLines(db, batch),
  });
}
