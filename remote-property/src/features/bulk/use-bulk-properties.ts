import { call } from '@pignon/shared/api';
import type { BulkFields } from '@pignon/shared/domain/property/list/bulk.schema';
import { useBulk, type Bulk, type BulkChange } from '@pignon/shared/ui/list';

async function send(requestedChanges: readonly BulkChange<BulkFields>[]) {
  const changes = requestedChanges.map(({ id, ...change }) => ({ reference: id, ...change }));
  const { results } = await call('POST property/bulk', { body: { changes } }, { batch: true });
  return results.map(({ reference, ...result }) => ({ id: reference, ...result }));
}

/** Changes many properties. */
export const useBulkProperties = (): Bulk<BulkFields> => useBulk<BulkFields>({ area: 'property', send });
