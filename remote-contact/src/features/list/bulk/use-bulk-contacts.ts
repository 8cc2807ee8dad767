import { call } from '@pignon/shared/api';
import type { ContactBulkFields } from '@pignon/shared/domain/contact/list/bulk.schema';
import { useBulk, type Bulk, type BulkChange } from '@pignon/shared/ui/list';

async function send(changes: readonly BulkChange<ContactBulkFields>[]) {
  const numericChanges = changes.map(({ id, ...change }) => ({ id: Number(id), ...change }));
  const { results } = await call('POST contact/bulk', { body: { changes: numericChanges } }, { batch: true });
  return results.map(({ id, ...result }) => ({ id: String(id), ...result }));
}

/** Changes many contacts. */
export const useBulkContacts = (): Bulk<ContactBulkFields> => useBulk<ContactBulkFields>({ area: 'contact', send });
