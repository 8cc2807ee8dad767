import { z } from 'zod';
import { Euros } from '../../common/money.schema';

const MAX_NAME_LENGTH = 200;
const NO_BUYER = { path: ['contactId'], error: 'Choisissez un contact, ou écrivez un nom' };

/** Success that ended a mandate: its sale or letting. */
const fields = {
  /** Day of the deed signed by both parties (loi 70-9, art. 6). */
  date: z.iso.date(),
  /** Agreed price, or monthly rent with charges. */
  price: Euros.refine((euros) => euros > 0, 'Ce champ est requis'),
};

export const ConclusionInputSchema = z
  .strictObject({
    ...fields,
    /** Buyer or tenant: a contact, or a name. */
    contactId: z.int().min(1).nullable().optional(),
    name: z.string().trim().max(MAX_NAME_LENGTH).nullable().optional(),
  })
  .refine(({ contactId, name }) => Boolean(contactId) || Boolean(name), NO_BUYER);
export type ConclusionInput = z.infer<typeof ConclusionInputSchema>;

/** The stored conclusion: contact or name is null. */
export const ConclusionSchema = z.strictObject({
  ...fields,
  contactId: z.int().min(1).nullable(),
  name: z.string().max(MAX_NAME_LENGTH).nullable(),
});
export type Conclusion = z.infer<typeof ConclusionSchema>;
