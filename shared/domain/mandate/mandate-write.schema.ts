import { z } from 'zod';
import { WrittenReason } from '../audit/written-reason.schema';
import { SignatureImage } from '../signature/signature-image.schema';
import { ConclusionInputSchema } from './conclusion/conclusion.schema';
import { AmendedTermsSchema, MandateFieldsSchema } from './mandate.schema';
import {
  AGENT_CAPACITIES,
  CLOSING_KINDS,
  LETTER_KINDS,
  MANDATE_STATUSES,
  SIGNING_PERSONS,
  TERMINATION_PARTIES,
} from './mandate.enums';

/** Absent fields come from the property: owners, price, fees and negotiator. */
export const NewMandateSchema = MandateFieldsSchema.extend({
  // may be empty: the business rules report it
  counterParts: z.array(z.int().min(1)).max(50),
})
  .partial()
  .required({ propertyRef: true, type: true });
export type MandateInput = z.infer<typeof NewMandateSchema>;

export const MandatePatchSchema = NewMandateSchema.partial();

const SignerSchema = z.strictObject({
  contactId: z.int().min(1),
  /** Signing person of a couple; both when absent. */
  person: z.enum(SIGNING_PERSONS).optional(),
  /** Current time when absent. */
  signedAt: z.iso.datetime().optional(),
  /** Absent for a signature on paper. */
  image: SignatureImage.nullable().optional(),
});
export type Signer = z.infer<typeof SignerSchema>;

/** The principals who signed, as contacts or as their bare ids. */
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

const AgentSignerSchema = z
  .strictObject({
    capacity: z.enum(AGENT_CAPACITIES),
    credential: z.string().trim().min(1, 'Ce champ est requis').max(100).nullable().optional(),
    signedAt: z.iso.datetime().optional(),
    image: SignatureImage.nullable().optional(),
  })
  .refine(({ capacity, credential }) => capacity === 'HOLDER' || Boolean(credential), {
    path: ['credential'],
    message: 'Indiquez le numéro de l’attestation ou du RSAC',
  });
export type AgentSigner = z.infer<typeof AgentSignerSchema>;

const SignedBySchema = z.strictObject({
  signers: SignersSchema,
  agent: AgentSignerSchema.optional(),
  place: z.string().trim().min(1, 'Ce champ est requis').max(100).optional(),
});
export type SignedBy = z.infer<typeof SignedBySchema>;

/** Signatures of an amendment: principals alone, or with the agent and the place. */
export const AmendmentSigningSchema = z.union([SignersSchema, SignedBySchema]);

/** Signing of a mandate. */
export const SigningSchema = z.union([
  SignersSchema,
  SignedBySchema.extend({
    /** Manager's reason to sign despite missing items. */
    reason: WrittenReason.optional(),
  }),
]);
export type SigningInput = z.infer<typeof SigningSchema>;

export const StatusActionSchema = z.strictObject({
  /** Reason for closing a mandate, then required. */
  reason: WrittenReason.optional(),
  /** Kind of end: CANCELLATION before signature; OTHER by default. */
  kind: z.enum(CLOSING_KINDS).optional(),
  /** The day a principal sent their withdrawal. */
  letterDate: z.iso.date().optional(),
  /** Sale or letting that ends the mandate; required to mark it as sold or let. */
  conclusion: ConclusionInputSchema.optional(),
});
export type StatusAction = z.infer<typeof StatusActionSchema>;
export type Closing = Omit<StatusAction, 'conclusion'>;

export const GivenNoticeSchema = z.strictObject({
  kind: z.enum(LETTER_KINDS),
  by: z.enum(TERMINATION_PARTIES),
  /** First presentation of the registered letter. */
  letterDate: z.iso.date(),
  letterNumber: z.string().trim().min(1, 'Ce champ est requis').max(40),
  reason: WrittenReason,
});
export type GivenNotice = z.infer<typeof GivenNoticeSchema>;

/** Both parties withdraw a notice, or it was recorded by mistake. */
export const NoticeWithdrawnSchema = z.strictObject({ reason: WrittenReason });

export const ExtensionSchema = z.strictObject({
  /** Day of the amendment; today when absent. */
  date: z.iso.date().optional(),
  endDate: z.iso.date(),
  text: z.string().trim().min(1).max(5000).optional(),
});
export type Extension = z.infer<typeof ExtensionSchema>;

/** An amendment to sign; contains only changes. */
export const AmendmentDraftSchema = z.strictObject({
  changes: AmendedTermsSchema,
  /** Further text of the amendment; required when it changes no term. */
  text: z.string().trim().min(1).max(5000).optional(),
});
export type AmendmentDraft = z.infer<typeof AmendmentDraftSchema>;

export const MandateIdParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
export const MandateStatusParams = MandateIdParams.extend({ status: z.enum(MANDATE_STATUSES) });
