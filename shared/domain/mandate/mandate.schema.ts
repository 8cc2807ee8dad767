import { z } from 'zod';
import { Euros, Percent } from '../common/money.schema';
import { findRequest, NumericInput, pageOf } from '../common/paging.schema';
import { FEE_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { ReferenceSchema } from '../property/property.schema';
import * as enums from './mandate.enums';

export const SignatureSchema = z.strictObject({
  contactId: z.int().min(1),
  signedAt: z.iso.datetime(),
  image: z.string().max(200_000).nullable(),
});

export const StatusChangeSchema = z.strictObject({
  status: z.enum(enums.MANDATE_STATUSES),
  at: z.iso.datetime(),
  user: z.string(),
});

export const AmendmentSchema = z.strictObject({
  date: z.iso.date(),
  text: z.string().min(1).max(5000),
  endDate: z.iso.date().nullable(),
});

export const MandateFieldsSchema = z.strictObject({
  propertyRef: ReferenceSchema,
  type: z.enum(enums.MANDATE_TYPES),
  transactionType: z.enum(TRANSACTION_TYPES),
  diagnosis: z.record(z.string().max(60), z.boolean()),
  negotiators: z.array(z.string().max(254)).max(20),
  /** contactId of each principal. */
  counterParts: z.array(z.int().min(1)).min(1, 'Au moins 1 contact est requis').max(50),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  irrevocableUntil: z.iso.date().nullable(),
  withdrawalUntil: z.iso.date().nullable(),
  renewal: z.boolean(),
  price: Euros.nullable(),
  feeType: z.enum(FEE_TYPES),
  commissionRate: Percent,
});
export type MandateFields = z.infer<typeof MandateFieldsSchema>;

export const MandateSchema = MandateFieldsSchema.extend({
  id: z.int().min(1),
  status: z.enum(enums.MANDATE_STATUSES),
  /** Place in the chronological register, given at signing; never reused. */
  registerNumber: z.int().nullable(),
  registerDate: z.iso.datetime().nullable(),
  signatures: z.array(SignatureSchema),
  statusHistory: z.array(StatusChangeSchema),
  amendments: z.array(AmendmentSchema),
  termination: z.strictObject({ date: z.iso.date(), reason: z.string().max(2000) }).nullable(),
  createdTime: z.iso.datetime(),
  modifiedTime: z.iso.datetime(),
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
  registerNumber: z.int().nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  price: z.number().nullable(),
  negotiators: z.array(z.string()),
  counterParts: z.array(z.strictObject({ contactId: z.int(), name: z.string(), signed: z.boolean() })),
  createdTime: z.iso.datetime(),
  modifiedTime: z.iso.datetime(),
  version: z.int(),
});
export type MandateSummary = z.infer<typeof MandateSummarySchema>;

export const MandateFilterSchema = z.strictObject({
  propertyRef: z.string().max(40).optional(),
  type: z.array(z.enum(enums.MANDATE_TYPES)).max(3).optional(),
  status: z.array(z.enum(enums.MANDATE_STATUSES)).max(5).optional(),
  negotiator: z.string().max(254).optional(),
  expiringWithinDays: NumericInput.pipe(z.int().min(0).max(3650)).optional(),
  text: z.string().max(200).optional(),
});
export type MandateFilter = z.input<typeof MandateFilterSchema>;
export const MandateFindRequest = findRequest(MandateFilterSchema, enums.MANDATE_ORDER);
export const MandateFindReply = pageOf(MandateSummarySchema);
