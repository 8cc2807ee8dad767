import { z } from 'zod';
import { BULK_SIZE, MAX_CHOSEN } from '../../common/bulk.limits';
import { bulkOutcome, bulkRequest, BulkVersion } from '../../common/bulk.schema';
import { listOrder } from '../../common/paging.schema';
import { WrittenReason } from '../../audit/written-reason.schema';
import { MAX_PRINTED } from '../../documents/print-limits';
import { MANDATE_ORDER } from '../mandate.enums';
import { MandateFieldsSchema, MandateFilterSchema } from '../mandate.schema';
import { MANDATE_COLUMNS } from './mandate-columns';

const MandateId = z.int().min(1);

/** Bulk changes of mandates: the negotiator, or cancelling drafts with a reason. */
const MandateBulkFields = z
  .strictObject({
    negotiators: MandateFieldsSchema.shape.negotiators,
    abandon: WrittenReason,
  })
  .partial()
  .refine((fields) => Object.keys(fields).length === 1, 'Une modification à la fois');
export type MandateBulkFields = z.output<typeof MandateBulkFields>;

export const MandateBulkRequest = bulkRequest(
  z.strictObject({ id: MandateId, version: BulkVersion, fields: MandateBulkFields }),
  ({ id }) => id,
  'Un mandat est nommé deux fois',
);
export type MandateBulkChange = z.output<typeof MandateBulkRequest>['changes'][number];

const MandateBulkResultSchema = z.strictObject({ id: MandateId, ...bulkOutcome(MandateBulkFields) });
export type MandateBulkResult = z.infer<typeof MandateBulkResultSchema>;

/** Results in the order of the request. */
export const MandateBulkReply = z.strictObject({ results: z.array(MandateBulkResultSchema).max(BULK_SIZE) });

/** A filter, or ids; columns in the requested order. */
export const MandateExportRequest = z.strictObject({
  dto: MandateFilterSchema.optional(),
  ids: z.array(MandateId).min(1).max(MAX_CHOSEN).optional(),
  order: listOrder(MANDATE_ORDER),
  columns: z
    .array(z.enum(MANDATE_COLUMNS))
    .min(1)
    .max(MANDATE_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, 'Une colonne est demandée deux fois'),
});
export type MandateExportInput = z.output<typeof MandateExportRequest>;

/** Mandates to print into one file, the agency's copies. */
export const MandatePrintRequest = z.strictObject({
  ids: z
    .array(MandateId)
    .min(1)
    .max(MAX_PRINTED, `${MAX_PRINTED} mandats au plus à la fois`)
    .refine((ids) => new Set(ids).size === ids.length, 'Un mandat est nommé deux fois'),
});
