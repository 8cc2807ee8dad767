import { z } from 'zod';
import { MandateFieldsSchema } from './mandate.schema';
import { MANDATE_STATUSES } from './mandate.enums';

/** What is left out comes from the property: its owners, price, fees and negotiator. */
export const NewMandateSchema = MandateFieldsSchema.extend({
  // None given is not none: the rules answer for it in their turn.
  counterParts: z.array(z.int().min(1)).max(50),
})
  .partial()
  .required({ propertyRef: true, type: true });
export type MandateInput = z.infer<typeof NewMandateSchema>;

export const MandatePatchSchema = NewMandateSchema.partial();

const SignerSchema = z.strictObject({
  contactId: z.int().min(1),
  /** Now when left out. */
  signedAt: z.iso.datetime().optional(),
  /** A drawn signature, as a `data:` address. */
  image: z
    .string()
    .max(200_000)
    .regex(/^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/, 'Image de signature invalide')
    .nullable()
    .optional(),
});
export type Signer = z.infer<typeof SignerSchema>;

/** The counterparts who signed, as contacts or as their bare ids. */
export const SignersSchema = z
  .array(
    z.union([
      SignerSchema,
      z
        .int()
        .min(1)
        .transform((contactId): Signer => ({ contactId })),
    ]),
  )
  .min(1, 'Veuillez choisir au moins une valeur')
  .max(50);

export const StatusActionSchema = z.strictObject({
  /** Why a mandate is closed. */
  reason: z.string().trim().max(2000).optional(),
});

export const ExtensionSchema = z.strictObject({
  /** The day of the amendment; today when left out. */
  date: z.iso.date().optional(),
  endDate: z.iso.date(),
  text: z.string().trim().min(1).max(5000).optional(),
});
export type Extension = z.infer<typeof ExtensionSchema>;

export const MandateIdParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
export const MandateStatusParams = MandateIdParams.extend({ status: z.enum(MANDATE_STATUSES) });
