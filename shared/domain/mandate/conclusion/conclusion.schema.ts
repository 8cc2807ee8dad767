import { z } from 'zod';
import { Euros } from '../../common/money.schema';

const LONGEST_NAME = 200;
const NO_BUYER = { path: ['contactId'], error: 'Choisissez un contact, ou écrivez un nom' };

/** What ended a mandate by its success: the sale, or the letting, that it was given for. */
const fields = {
  /** The day of the one deed that both parties signed (loi 70-9, art. 6). */
  date: z.iso.date(),
  /** What was agreed: the price, or the monthly rent with its charges. */
  price: Euros.refine((euros) => euros > 0, 'Ce champ est requis'),
};

export const ConclusionInputSchema = z
  .strictObject({
    ...fields,
    /** Who bought, or rents: a contact, or by name who is none. */
    contactId: z.int().min(1).nullable().optional(),
    name: z.string().trim().max(LONGEST_NAME).nullable().optional(),
  })
  .refine(({ contactId, name }) => Boolean(contactId) || Boolean(name), NO_BUYER);
export type ConclusionInput = z.infer<typeof ConclusionInputSchema>;

/** The same as it is kept: of the two that say who, one is null. */
export const ConclusionSchema = z.strictObject({
  ...fields,
  contactId: z.int().min(1).nullable(),
  name: z.string().max(LONGEST_NAME).nullable(),
});
export type Conclusion = z.infer<typeof ConclusionSchema>;
