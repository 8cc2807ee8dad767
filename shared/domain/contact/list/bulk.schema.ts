import { z } from 'zod';
import { BULK_SIZE } from '../../common/bulk.limits';
import { bulkOutcome, bulkRequest, BulkVersion } from '../../common/bulk.schema';
import { CONTACT_TYPES } from '../contact.enums';
import { ContactFieldsSchema } from '../contact.schema';

/** Fields that can be changed in bulk. */
const ContactBulkFields = z
  .strictObject({
    negotiator: ContactFieldsSchema.shape.negotiator,
    archived: z.boolean(),
    addType: z.enum(CONTACT_TYPES),
    removeType: z.enum(CONTACT_TYPES),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'Rien n’est à modifier');
export type ContactBulkFields = z.output<typeof ContactBulkFields>;

const ContactId = z.int().min(1);

export const ContactBulkRequest = bulkRequest(
  z.strictObject({ id: ContactId, version: BulkVersion, fields: ContactBulkFields }),
  ({ id }) => id,
  'Un contact est nommé deux fois',
);
export type ContactBulkChange = z.output<typeof ContactBulkRequest>['changes'][number];

const ContactBulkResultSchema = z.strictObject({ id: ContactId, ...bulkOutcome(ContactBulkFields) });
export type ContactBulkResult = z.infer<typeof ContactBulkResultSchema>;

/** Results in the order of the request. */
export const ContactBulkReply = z.strictObject({ results: z.array(ContactBulkResultSchema).max(BULK_SIZE) });
