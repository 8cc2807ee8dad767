import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { MAX_SHARED_VIEWS, MAX_VIEWS, VIEW_NAME_LENGTH } from './view.limits';

/** Lists with saved views. */
export const VIEW_AREAS = ['property', 'contact', 'mandate'] as const;
export type ViewArea = (typeof VIEW_AREAS)[number];

/** Query of a list's address as browsers write it; empty for the default. */
const ViewAddress = z
  .string()
  .max(2000)
  .regex(/^(\?[\x21-\x7e]*)?$/, 'Adresse de vue invalide');

const ViewName = z.string().trim().min(1, 'Ce champ est requis').max(VIEW_NAME_LENGTH);

export const ViewQuery = z.strictObject({ area: z.enum(VIEW_AREAS) });
export const ViewParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const NewViewSchema = z.strictObject({
  area: z.enum(VIEW_AREAS),
  name: ViewName,
  address: ViewAddress,
  /** Shared with the whole agency. */
  shared: z.boolean().default(false),
  /** Pinned above the list, for its reader only. */
  pinned: z.boolean().default(false),
});
export type NewView = z.output<typeof NewViewSchema>;

export const ViewPatchSchema = z
  .strictObject({ name: ViewName, address: ViewAddress, shared: z.boolean(), pinned: z.boolean() })
  .partial();
export type ViewPatch = z.output<typeof ViewPatchSchema>;

export const ViewSchema = z.strictObject({
  id: z.int(),
  area: z.enum(VIEW_AREAS),
  name: z.string(),
  address: z.string(),
  shared: z.boolean(),
  pinned: z.boolean(),
  /** Position among the reader's pinned views; null when not pinned. */
  place: z.int().nullable(),
  /** loginEmail of the creator. */
  owner: z.string(),
  version: z.int(),
  modifiedTime: DateTimeSchema,
});
export type View = z.infer<typeof ViewSchema>;

/** Order of pinned views; unnamed ones follow in their order. */
export const ViewOrderSchema = z.strictObject({
  area: z.enum(VIEW_AREAS),
  ids: z
    .array(z.int().min(1))
    .max(MAX_VIEWS + MAX_SHARED_VIEWS)
    .refine((ids) => new Set(ids).size === ids.length, 'Une vue est nommée deux fois'),
});
export type ViewOrder = z.output<typeof ViewOrderSchema>;
