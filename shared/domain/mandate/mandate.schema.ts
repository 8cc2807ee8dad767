import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { CARD_KINDS } from '../agency/agency.enums';
import { Euros, Percent } from '../common/money.schema';
import { findRequest, NumericInput, pageOf } from '../common/paging.schema';
import { FEE_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { ReferenceSchema } from '../property/property.schema';
import * as enums from './mandate.enums';
import { MAX_DURATION_MONTHS } from './mandate.limits';

export const SignatureSchema = z.strictObject({
  contactId: z.int().min(1),
  signedAt: DateTimeSchema,
  image: z.string().max(200_000).nullable(),
});

export const StatusChangeSchema = z.strictObject({
  status: z.enum(enums.MANDATE_STATUSES),
  at: DateTimeSchema,
  user: z.string(),
  /** The last day in force as agreed on then: at the signature, and at each tacit renewal. */
  until: z.iso.date().optional(),
});

export const AmendmentSchema = z.strictObject({
  date: z.iso.date(),
  text: z.string().min(1).max(5000),
  endDate: z.iso.date().nullable(),
});

/** How and when a mandate ends otherwise than by its term. While it still runs, it is under notice. */
export const TerminationSchema = z.strictObject({
  kind: z.enum(enums.TERMINATION_KINDS),
  /** The day it was entered. */
  date: z.iso.date(),
  /** Who gave the letter. */
  by: z.enum(enums.TERMINATION_PARTIES).nullable(),
  /** The first presentation of a registered letter; the sending of a withdrawal, which counts for the consumer (L221-21). */
  letterDate: z.iso.date().nullable(),
  letterNumber: z.string().max(40).nullable(),
  /** The day it ends by notice; the last day in force of one that is not renewed. */
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
  /** Which register it is entered in when signed: of the transaction card, or of the management card. */
  register: z.enum(CARD_KINDS),
  diagnosis: z.record(z.string().max(60), z.boolean()),
  negotiators: z.array(z.string().max(254)).max(20),
  /** contactId of each principal. */
  counterParts: z.array(z.int().min(1)).min(1, 'Au moins 1 contact est requis').max(50),
  /** The day it takes effect; that of the last signature when left open. */
  startDate: z.iso.date().nullable(),
  /** The last day it is in force; counted in `durationMonths` from the start when left open. */
  endDate: z.iso.date().nullable(),
  durationMonths: z.int().min(1).max(MAX_DURATION_MONTHS).nullable(),
  irrevocableUntil: z.iso.date().nullable(),
  withdrawalUntil: z.iso.date().nullable(),
  /** Goes on by tacit agreement, of which a consumer is reminded before the term. */
  renewal: z.boolean(),
  /** Signed off-premises or at a distance: the principals may withdraw. */
  offPremises: z.boolean(),
  /** The principals asked for work to begin before the end of that time. */
  immediateExecution: z.boolean(),
  /** Of a PARTNER mandate only. */
  partner: PartnerSchema.nullable(),
  price: Euros.nullable(),
  feeType: z.enum(FEE_TYPES),
  /** Percent of the price without fees; what counts while `commissionAmount` is null. */
  commissionRate: Percent,
  /** Fees agreed as a sum including VAT, in the place of the rate. */
  commissionAmount: Euros.nullable(),
  /** Of SHARED fees: the part that the buyer bears, in percent. */
  buyerShare: Percent,
});
export type MandateFields = z.infer<typeof MandateFieldsSchema>;

export const MandateSchema = MandateFieldsSchema.extend({
  id: z.int().min(1),
  status: z.enum(enums.MANDATE_STATUSES),
  /** Place in its chronological register, given at signing; never reused. */
  registerNumber: z.int().nullable(),
  registerDate: DateTimeSchema.nullable(),
  signatures: z.array(SignatureSchema),
  statusHistory: z.array(StatusChangeSchema),
  amendments: z.array(AmendmentSchema),
  termination: TerminationSchema.nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Mandate = z.infer<typeof MandateSchema>;

/** One line of a list: the mandate with what the list shows of its property and principals. */
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
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  price: z.number().nullable(),
  negotiators: z.array(z.string()),
  counterParts: z.array(z.strictObject({ contactId: z.int(), name: z.string(), signed: z.boolean() })),
  /** Goes on at its term by tacit agreement. */
  renews: z.boolean(),
  /** The day it ends by a notice that was given; null when none is in progress. */
  noticeEnd: z.iso.date().nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type MandateSummary = z.infer<typeof MandateSummarySchema>;

export const MandateFilterSchema = z.strictObject({
  propertyRef: z.string().max(40).optional(),
  contactId: z.int().min(1).optional(),
  type: z.array(z.enum(enums.MANDATE_TYPES)).max(3).optional(),
  status: z.array(z.enum(enums.MANDATE_STATUSES)).max(5).optional(),
  negotiator: z.string().max(254).optional(),
  expiringWithinDays: NumericInput.pipe(z.int().min(0).max(3650)).optional(),
  /** Place in a register, whichever of the two. */
  registerNumber: NumericInput.pipe(z.int32().min(1)).optional(),
  text: z.string().max(200).optional(),
});
export type MandateFilter = z.input<typeof MandateFilterSchema>;
export const MandateFindRequest = findRequest(MandateFilterSchema, enums.MANDATE_ORDER);
export const MandateFindReply = pageOf(MandateSummarySchema);
