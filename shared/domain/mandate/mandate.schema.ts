import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CARD_KINDS } from '../agency/agency.enums';
import { Euros, Percent } from '../common/money.schema';
import { findRequest, NumericInput, pageOf } from '../common/paging.schema';
import { FEE_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { ReferenceSchema } from '../property/property.schema';
import { ConclusionSchema } from './conclusion/conclusion.schema';
import { LettingTermsSchema } from './letting/letting-terms.schema';
import { ManagementTermsSchema } from './management/management-terms.schema';
import * as enums from './mandate.enums';
import { MAX_MONTHS } from './mandate.limits';
import { MAX_TEXT_LENGTH } from './texts/mandate-text.enums';
import { MandateTextsSchema } from './texts/mandate-text.schema';

export const SignatureSchema = z.strictObject({
  contactId: z.int().min(1),
  /** Signing person of a couple; the first when absent. */
  person: z.enum(enums.SIGNING_PERSONS).optional(),
  signedAt: DateTimeSchema,
  /** Image drawn on screen; null for a signature on paper. */
  image: z.string().max(200_000).nullable(),
});

/** Agent's signature, with capacity. */
export const AgentSignatureSchema = z.strictObject({
  /** loginEmail of who signed. */
  user: z.string().max(254),
  name: z.string().max(200),
  capacity: z.enum(enums.AGENT_CAPACITIES),
  /** Number of the attestation of an employee, or of a commercial agent in the RSAC. */
  credential: z.string().max(100).nullable(),
  signedAt: DateTimeSchema,
  image: z.string().max(200_000).nullable(),
});
/** A manager's decision to sign although required items were missing. */
export const MissingAcceptedSchema = z.strictObject({
  reason: z.string().max(2000),
  by: z.string().max(254),
  at: DateTimeSchema,
  /** Missing facts, one sentence each. */
  missing: z.array(z.string().max(500)).max(500),
});
/** Taken over with its number from an earlier register; its contract was not written here. */
export const TakenOverSchema = z.strictObject({
  at: DateTimeSchema,
  by: z.string().max(254),
});
export type AgentSignature = z.infer<typeof AgentSignatureSchema>;

export const StatusChangeSchema = z.strictObject({
  status: z.enum(enums.MANDATE_STATUSES),
  at: DateTimeSchema,
  user: z.string(),
  /** Last day in force as agreed at the signature and at each tacit renewal. */
  until: z.iso.date().optional(),
});

/** End of a mandate other than its term. A mandate still running is under notice. */
export const TerminationSchema = z.strictObject({
  kind: z.enum(enums.TERMINATION_KINDS),
  /** The day it was entered. */
  date: z.iso.date(),
  /** Author of the letter. */
  by: z.enum(enums.TERMINATION_PARTIES).nullable(),
  /** First presentation of a registered letter; for a withdrawal its sending, in the consumer's favour (L221-21). */
  letterDate: z.iso.date().nullable(),
  letterNumber: z.string().max(40).nullable(),
  /** End date by notice, or last day of one not renewed. */
  effectiveDate: z.iso.date(),
  reason: z.string().max(2000),
});
export type Termination = z.infer<typeof TerminationSchema>;

/** The agency that shares its mandate, with that mandate and our share of the fees in percent. */
export const PartnerSchema = z.strictObject({
  agencyName: z.string().trim().min(1, 'Ce champ est requis').max(200),
  cardNumber: z.string().trim().min(1, 'Ce champ est requis').max(60),
  mandateNumber: z.string().trim().min(1, 'Ce champ est requis').max(40),
  mandateDate: z.iso.date(),
  feeShare: Percent,
});
export type Partner = z.infer<typeof PartnerSchema>;

export const MandateFieldsSchema = z.strictObject({
  propertyRef: ReferenceSchema,
  type: z.enum(enums.MANDATE_TYPES),
  transactionType: z.enum(TRANSACTION_TYPES),
  /** Register used at signature: of the transaction card, or of the management card. */
  register: z.enum(CARD_KINDS),
  diagnosis: z.record(z.string().max(60), z.boolean()),
  negotiators: z.array(z.string().max(254)).max(20),
  /** contactId of each principal. */
  counterParts: z.array(z.int().min(1)).min(1, 'Au moins 1 contact est requis').max(50),
  /** First day in force; the day of the last signature when null. */
  startDate: z.iso.date().nullable(),
  /** Last day in force; `durationMonths` after the start when null. */
  endDate: z.iso.date().nullable(),
  durationMonths: z.int().min(1).max(MAX_MONTHS).nullable(),
  irrevocableUntil: z.iso.date().nullable(),
  withdrawalUntil: z.iso.date().nullable(),
  /** Tacit renewal, of which a consumer is reminded before the term. */
  renewal: z.boolean(),
  /** Signed off-premises or at a distance: the principals may withdraw. */
  offPremises: z.boolean(),
  /** Principals' request to start before the end of that period. */
  immediateExecution: z.boolean(),
  /** For PARTNER mandates. */
  partner: PartnerSchema.nullable(),
  price: Euros.nullable(),
  feeType: z.enum(FEE_TYPES),
  /** Percent of the price without fees; used while `commissionAmount` is null. */
  commissionRate: Percent,
  /** Fees agreed as an amount including VAT instead of the rate. */
  commissionAmount: Euros.nullable(),
  /** Buyer's part of SHARED fees, in percent. */
  buyerShare: Percent,
  /** Texts of this mandate that replace the agency's. */
  texts: MandateTextsSchema,
  /** Terms of a letting; null for the property's own, as before mandates stored theirs. */
  letting: LettingTermsSchema.nullable(),
  /** For management mandates, in register G. */
  management: ManagementTermsSchema.nullable(),
});
export type MandateFields = z.infer<typeof MandateFieldsSchema>;

/** Terms changed by an amendment; unchanged ones are absent. */
export const AmendedTermsSchema = MandateFieldsSchema.pick({
  price: true,
  feeType: true,
  commissionRate: true,
  commissionAmount: true,
  buyerShare: true,
  letting: true,
  management: true,
})
  .extend({
    endDate: z.iso.date(),
    /** For sale or letting: the agency's powers. */
    powers: z.string().trim().min(1, 'Ce champ est requis').max(MAX_TEXT_LENGTH),
  })
  .partial();
export type AmendedTerms = z.infer<typeof AmendedTermsSchema>;

const SignedPlace = z.string().max(100);
const AmendmentText = z.string().min(1).max(5000);

export const AmendmentSchema = z.strictObject({
  /** Day of the last signature; for one that only moves the term, its date. */
  date: z.iso.date(),
  text: AmendmentText,
  endDate: z.iso.date().nullable(),
  /** Changes, and values before. */
  changes: AmendedTermsSchema.optional(),
  before: AmendedTermsSchema.optional(),
  signatures: z.array(SignatureSchema).optional(),
  agentSignature: AgentSignatureSchema.nullable().optional(),
  signedPlace: SignedPlace.nullable().optional(),
});
export type Amendment = z.infer<typeof AmendmentSchema>;

/** An unsigned amendment; it takes effect with the last signature. */
export const PendingAmendmentSchema = z.strictObject({
  drafted: z.iso.date(),
  text: AmendmentText,
  changes: AmendedTermsSchema,
  signatures: z.array(SignatureSchema),
  agentSignature: AgentSignatureSchema.nullable().optional(),
  signedPlace: SignedPlace.nullable().optional(),
});
export type PendingAmendment = z.infer<typeof PendingAmendmentSchema>;

export const MandateSchema = MandateFieldsSchema.extend({
  id: z.int().min(1),
  status: z.enum(enums.MANDATE_STATUSES),
  /** Number in its chronological register, assigned at signing; never reused. */
  registerNumber: z.int().nullable(),
  registerDate: DateTimeSchema.nullable(),
  signatures: z.array(SignatureSchema),
  agentSignature: AgentSignatureSchema.nullable(),
  /** Place of signature. */
  signedPlace: SignedPlace.nullable(),
  missingAccepted: MissingAcceptedSchema.nullable(),
  takenOver: TakenOverSchema.nullable(),
  statusHistory: z.array(StatusChangeSchema),
  amendments: z.array(AmendmentSchema),
  pendingAmendment: PendingAmendmentSchema.nullable(),
  termination: TerminationSchema.nullable(),
  /** Sale or letting that ended it; null before, and for mandates ended before it was recorded. */
  conclusion: ConclusionSchema.nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Mandate = z.infer<typeof MandateSchema>;

/** One row of a list: the mandate with facts of its property and principals. */
export const MandateSummarySchema = z.strictObject({
  id: z.int(),
  propertyRef: z.string(),
  propertyTitle: z.string(),
  city: z.string(),
  type: z.enum(enums.MANDATE_TYPES),
  status: z.enum(enums.MANDATE_STATUSES),
  transactionType: z.enum(TRANSACTION_TYPES),
  register: z.enum(CARD_KINDS),
  registerNumber: z.int().nullable(),
  registerDate: DateTimeSchema.nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  irrevocableUntil: z.iso.date().nullable(),
  withdrawalUntil: z.iso.date().nullable(),
  price: z.number().nullable(),
  negotiators: z.array(z.string()),
  counterParts: z.array(z.strictObject({ contactId: z.int(), name: z.string(), signed: z.boolean() })),
  /** Signatures given and required by principals, each of a couple counted, and the agent's. */
  signatures: z.strictObject({ given: z.int(), wanted: z.int(), agent: z.boolean() }),
  /** True for tacit renewal at its term. */
  renews: z.boolean(),
  /** True when a principal is a consumer to be reminded of the renewal (code de la consommation, L215-1). */
  reminds: z.boolean(),
  /** End date by a notice; null without one. */
  noticeEnd: z.iso.date().nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type MandateSummary = z.infer<typeof MandateSummarySchema>;

export const MandateFilterSchema = z.strictObject({
  propertyRef: z.string().max(40).optional(),
  contactId: z.int().min(1).optional(),
  type: z.array(z.enum(enums.MANDATE_TYPES)).max(enums.MANDATE_TYPES.length).optional(),
  status: z.array(z.enum(enums.MANDATE_STATUSES)).max(enums.MANDATE_STATUSES.length).optional(),
  transactionType: z.enum(TRANSACTION_TYPES).optional(),
  /** Running mandates to which any of these applies today. */
  clock: z.array(z.enum(enums.CLOCK_SPANS)).max(enums.CLOCK_SPANS.length).optional(),
  negotiator: z.string().max(254).optional(),
  expiringWithinDays: NumericInput.pipe(z.int().min(0).max(3650)).optional(),
  /** Number in either register, unless `register` is given. */
  registerNumber: NumericInput.pipe(z.int32().min(1)).optional(),
  register: z.enum(CARD_KINDS).optional(),
  text: z.string().max(200).optional(),
});
export type MandateFilter = z.input<typeof MandateFilterSchema>;
export const MandateFindRequest = findRequest(MandateFilterSchema, enums.MANDATE_ORDER);
export const MandateFindReply = pageOf(MandateSummarySchema);
