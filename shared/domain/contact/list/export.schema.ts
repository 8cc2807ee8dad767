import { z } from 'zod';
import { MAX_CHOSEN } from '../../common/bulk.limits';
import { listOrder } from '../../common/paging.schema';
import { CONTACT_ORDER } from '../contact.enums';
import { ContactFilterSchema } from '../contact.schema';
import { CONTACT_COLUMNS } from './contact-columns';

/** A filter, or ids; columns in the requested order, the default ones when absent. */
export const ContactExportRequest = z.strictObject({
  dto: ContactFilterSchema.optional(),
  ids: z.array(z.int().min(1)).min(1).max(MAX_CHOSEN).optional(),
  order: listOrder(CONTACT_ORDER),
  columns: z
    .array(z.enum(CONTACT_COLUMNS))
    .min(1)
    .max(CONTACT_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, 'Une colonne est demandée deux fois')
    .optional(),
});
export type ContactExportInput = z.output<typeof ContactExportRequest>;

/** Origins of contacts as typed, with counts. */
export const SourceSchema = z.strictObject({ source: z.string(), count: z.int() });
export type Source = z.infer<typeof SourceSchema>;
