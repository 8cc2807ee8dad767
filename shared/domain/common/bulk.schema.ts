import { z } from 'zod';
import { BULK_SIZE } from './bulk.limits';

/** STALE: a colleague changed the record meanwhile. REFUSED: a business rule forbids the change. */
export const BULK_OUTCOMES = ['CHANGED', 'UNCHANGED', 'STALE', 'REFUSED'] as const;

/** Refuses a bulk request that names a record twice, with the message `duplicateMessage`. */
export function bulkRequest<Change extends z.ZodType>(
  change: Change,
  idOf: (change: z.output<Change>) => string | number,
  duplicateMessage: string,
) {
  return z.strictObject({
    changes: z
      .array(change)
      .min(1)
      .max(BULK_SIZE)
      .refine((changes) => new Set(changes.map(idOf)).size === changes.length, duplicateMessage),
  });
}

/** Version seen by the user; missing to change the present one. */
export const BulkVersion = z.int().min(1).optional();

/** Result for one record. */
export const bulkOutcome = <Fields extends z.ZodType>(fields: Fields) => ({
  outcome: z.enum(BULK_OUTCOMES),
  /** Why it was not changed, as a sentence. */
  message: z.string().nullable(),
  /** Current version; null for a missing record. */
  version: z.int().nullable(),
  /** Previous values of the changed fields, to undo the change. */
  before: fields.nullable(),
});
