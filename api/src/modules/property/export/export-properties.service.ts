import type { Readable } from 'node:stream';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import { isFieldColumn } from '@pignon/shared/domain/property/list/property-columns';
import type { PropertyExport } from '@pignon/shared/domain/property/list/export.schema';
import type { Db } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { csvOf } from '../../../http/csv';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readUserNames } from '../../user/user-names';
import { listProperties, orderedReferences } from '../find/property-find.repo';
import { exportColumn } from './export-columns';

/** Streams the matching properties as CSV, holding only their references; journals the export before the first byte. */
export async function exportProperties(db: Db, actor: Actor, request: PropertyExport): Promise<Readable> {
  const { references: requestedReferences, columns, order, dto = {} } = request;
  const filter = requestedReferences ? { ...dto, references: requestedReferences } : dto;
  const references = await orderedReferences(db, { dto: filter, order }, MAX_EXPORTED + 1);
  if (references.length > MAX_EXPORTED)
    throw invalid('dto', 'Plus de 100 000 biens répondent\u00a0: affinez la recherche avant d’exporter.');
  const fields = columns.filter(isFieldColumn);
  await writeExportAudit(db, actor, 'property', { count: references.length, columns });
  return csvOf({
    keys: references,
    columns: columns.map(exportColumn),
    nameOf: await readUserNames(db),
    read: async (batch) => {
      const found = await listProperties(db, batch, fields);
      const lines = new Map(found.map((line) => [line.reference, line]));
      return batch.map((reference) => lines.get(reference)).filter((line) => line !== undefined);
    },
  });
}
