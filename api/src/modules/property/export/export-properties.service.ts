import type { Readable } from 'node:stream';
import { MOST_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import type { PropertyExport } from '@pignon/shared/domain/property/list/export.schema';
import type { Db } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { csvOf } from '../../../http/csv';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readUserNames } from '../../user/user-names';
import { listProperties, orderedReferences } from '../find/property-find.repo';
import { EXPORT_COLUMNS } from './export-columns';

/**
 * The properties that a find lists, as a file that is read while it is sent; only their references are held. Journaled
 * before the first byte leaves.
 */
export async function exportProperties(db: Db, actor: Actor, request: PropertyExport): Promise<Readable> {
  const { references: named, columns, order, dto = {} } = request;
  const filter = named ? { ...dto, references: named } : dto;
  const references = await orderedReferences(db, { dto: filter, order }, MOST_EXPORTED + 1);
  if (references.length > MOST_EXPORTED)
    throw invalid('dto', 'Plus de 100 000 biens répondent\u00a0: affinez la recherche avant d’exporter.');
  await writeExportAudit(db, actor, 'property', { count: references.length, columns });
  return csvOf({
    keys: references,
    columns: columns.map((column) => EXPORT_COLUMNS[column]),
    nameOf: await readUserNames(db),
    read: async (batch) => {
      const lines = new Map((await listProperties(db, batch)).map((line) => [line.reference, line]));
      return batch.map((reference) => lines.get(reference)).filter((line) => line !== undefined);
    },
  });
}
