import type { Readable } from 'node:stream';
import { MAX_EXPORTED } from '@pignon/shared/domain/common/bulk.limits';
import { EXPORTED_COLUMNS, isFieldColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import type { ContactExportInput } from '@pignon/shared/domain/contact/list/export.schema';
import type { Db } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import { csvOf } from '../../../http/csv';
import type { Actor } from '../../../write/actor';
import { writeExportAudit } from '../../audit/audit-export';
import { readUserNames } from '../../user/user-names';
import { exportColumn } from './export-columns';
import { listContactLines, orderedContacts } from './export-contacts.repo';

/** Streams the matching contacts as CSV; journals the export before the first byte. */
export async function exportContacts(db: Db, actor: Actor, request: ContactExportInput): Promise<Readable> {
  const { columns = EXPORTED_COLUMNS } = request;
  const fields = columns.filter(isFieldColumn);
  const ids = await orderedContacts(db, request, MAX_EXPORTED + 1);
  if (ids.length > MAX_EXPORTED)
    throw invalid('dto', 'Plus de 100 000 contacts répondent\u00a0: affinez la recherche avant d’exporter.');
  await writeExportAudit(db, actor, 'contact', {
    count: ids.length,
    ...(request.columns && { columns: request.columns }),
  });
  return csvOf({
    keys: ids,
    columns: columns.map(exportColumn),
    nameOf: await readUserNames(db),
    read: (batch) => listContactLines(db, batch, fields),
  });
}
