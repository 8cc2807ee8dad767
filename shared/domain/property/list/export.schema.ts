import { z } from 'zod';
import { MAX_CHOSEN } from '../../common/bulk.limits';
import { listOrder } from '../../common/paging.schema';
import { PROPERTY_ORDER } from '../property.enums';
import { PropertyFilterSchema } from '../property-find.schema';
import { ReferenceSchema } from '../property.schema';
import { PROPERTY_COLUMNS } from './property-columns';

/** A filter, or references; columns in the requested order. */
export const PropertyExportRequest = z.strictObject({
  dto: PropertyFilterSchema.optional(),
  references: z.array(ReferenceSchema).min(1).max(MAX_CHOSEN).optional(),
  order: listOrder(PROPERTY_ORDER),
  columns: z
    .array(z.enum(PROPERTY_COLUMNS))
    .min(1)
    .max(PROPERTY_COLUMNS.length)
    .refine((columns) => new Set(columns).size === columns.length, 'Une colonne est demandée deux fois'),
});
export type PropertyExport = z.output<typeof PropertyExportRequest>;
