import { z } from 'zod';
import { BULK_SIZE } from '../../common/bulk.limits';
import { bulkOutcome, bulkRequest, BulkVersion } from '../../common/bulk.schema';
import { PROPERTY_STATUSES } from '../property.enums';
import { PropertyFieldsSchema, ReferenceSchema } from '../property.schema';

/** Fields that can be changed in bulk. */
const BulkFields = z
  .strictObject({ propertyStatus: z.enum(PROPERTY_STATUSES), negotiator: PropertyFieldsSchema.shape.negotiator })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'Rien n’est à modifier');
export type BulkFields = z.output<typeof BulkFields>;

export const BulkRequest = bulkRequest(
  z.strictObject({ reference: ReferenceSchema, version: BulkVersion, fields: BulkFields }),
  ({ reference }) => reference,
  'Un bien est nommé deux fois',
);
export type BulkChange = z.output<typeof BulkRequest>['changes'][number];

const BulkResultSchema = z.strictObject({ reference: z.string(), ...bulkOutcome(BulkFields) });
export type BulkResult = z.infer<typeof BulkResultSchema>;

/** Results in the order of the request. */
export const BulkReply = z.strictObject({ results: z.array(BulkResultSchema).max(BULK_SIZE) });
