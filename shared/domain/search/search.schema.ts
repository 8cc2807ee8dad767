import { z } from 'zod';
import { CONTACT_TYPES } from '../contact/contact.enums';
import { PROPERTY_STATUSES, TRANSACTION_TYPES } from '../property/property.enums';
import { MIN_SEARCH_CHARACTERS, SEARCH_KINDS } from './search.enums';

/** `type` may be repeated; without it both kinds are searched. */
export const SearchQuery = z.strictObject({
  q: z.string().trim().min(MIN_SEARCH_CHARACTERS, 'Tapez au moins 3 caractères.').max(200),
  type: z
    .union([z.enum(SEARCH_KINDS), z.array(z.enum(SEARCH_KINDS)).max(10)])
    .transform((kind) => (Array.isArray(kind) ? kind : [kind]))
    .optional(),
});

/**
 * `label` and `detail` are displayed: "Maison 5 pièces" / "Bayonne, 320 000 €", or a rent "Bayonne, 850 €/mois";
 * unknown parts are omitted.
 */
export const SearchHitSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('property'),
    reference: z.string(),
    transactionType: z.enum(TRANSACTION_TYPES),
    propertyStatus: z.enum(PROPERTY_STATUSES),
    label: z.string(),
    detail: z.string(),
    archived: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('contact'),
    id: z.int(),
    contactType: z.array(z.enum(CONTACT_TYPES)),
    label: z.string(),
    detail: z.string(),
    archived: z.boolean(),
  }),
]);
export type SearchHit = z.infer<typeof SearchHitSchema>;
