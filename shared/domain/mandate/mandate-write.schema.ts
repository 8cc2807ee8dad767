import { z } from 'zod';
import { MandateFieldsSchema } from './mandate.schema';
import { CLOSING_KINDS, LETTER_KINDS, MANDATE_STATUSES, TERMINATION_PARTIES } from './mandate.enums';

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

const Reason = z.string().trim().min(1, 'Le motif est requis').max(2000);

export const StatusActionSchema = z.strictObject({
  /** Why a mandate is closed: required then. */
  reason: Reason.optional(),
  /** How it ends: CANCELLATION before its signature, OTHER when left out. */
  kind: z.enum(CLOSING_KINDS).optional(),
  /** The day a principal sent their withdrawal. */
  letterDate: z.iso.date().optional(),
});
export type Closing = z.infer<typeof StatusActionSchema>;

export const GivenNoticeSchema = z.strictObject({
  kind: z.enum(LETTER_KINDS),
  by: z.enum(TERMINATION_PARTIES),
  /** First presentation of the registered letter. */
  letterDate: z.iso.date(),
  letterNumber: z.string().trim().min(1, 'Ce champ est requis').max(40),
  reason: Reason,
});
export type GivenNotice = z.infer<typeof GivenNoticeSchema>;

/** Both parties agree that a notice is without effect, or it was noted by mistake. */
export const NoticeWithdrawnSchema = z.strictObject({ reason: Reason });

export const ExtensionSchema = z.strictObject({
  /** The day of the amendment; today when left out. */
  date: z.iso.date().optional(),
  endDate: z.iso.date(),
  text: z.string().trim().min(1).max(5000).optional(),
});
export type Extension = z.infer<typeof ExtensionSchema>;

export const MandateIdParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
export const MandateStatusParams = MandateIdParams.extend({ status: z.enum(MANDATE_STATUSES) });
