import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { Euros } from '../common/money.schema';
import { findRequest, pageOf } from '../common/paging.schema';
import { REFUSAL_REASONS } from '../proposal/proposal.enums';
import { ReferenceSchema } from '../property/property.schema';
import * as enums from './visit.enums';

export const FeedbackSchema = z.strictObject({
  interest: z.int().min(1).max(5),
  /** Points for the seller, without names. */
  positives: z.array(z.string().max(200)).max(20),
  negatives: z.array(z.string().max(200)).max(20),
  priceOpinion: z.enum(enums.PRICE_OPINIONS).nullable(),
  /** Price offered by the visitors, in euros; monthly rent for a letting. */
  priceAmount: Euros.nullable().default(null),
  next: z.enum(enums.NEXT_STEPS).nullable(),
  /** Day of the negotiator's follow-up task. */
  nextDay: z.iso.date().nullable().default(null),
  /** Reason when `next` is NO. */
  reason: z.enum(REFUSAL_REASONS).nullable().default(null),
  /** For staff only. */
  notes: z.string().max(5000),
});
export type Feedback = z.infer<typeof FeedbackSchema>;

export const VisitSchema = z.strictObject({
  id: z.int().min(1),
  /** Tour of one buyer: its visits are ordered and do not overlap. */
  groupId: z.uuid(),
  propertyRef: ReferenceSchema,
  contactIds: z.array(z.int().min(1)).min(1).max(enums.MAX_VISITORS),
  negotiator: z.string().max(254),
  start: DateTimeSchema,
  end: DateTimeSchema,
  kind: z.enum(enums.VISIT_KINDS),
  status: z.enum(enums.VISIT_STATUSES),
  /** For cancelled visits. */
  cancelReason: z.enum(enums.CANCEL_REASONS).nullable(),
  voucherSignedAt: DateTimeSchema.nullable(),
  feedback: FeedbackSchema.nullable(),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Visit = z.infer<typeof VisitSchema>;

/** One row of a list, with names. */
export const VisitSummarySchema = VisitSchema.omit({ contactIds: true }).extend({
  propertyTitle: z.string(),
  city: z.string(),
  contacts: z.array(z.strictObject({ contactId: z.int(), name: z.string() })),
});
export type VisitSummary = z.infer<typeof VisitSummarySchema>;

export const VisitFilterSchema = z.strictObject({
  id: z.int().min(1).optional(),
  text: z.string().max(200).optional(),
  propertyRef: z.string().max(40).optional(),
  contactId: z.int().min(1).optional(),
  negotiator: z.string().max(254).optional(),
  status: z.array(z.enum(enums.VISIT_STATUSES)).max(enums.VISIT_STATUSES.length).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type VisitFilter = z.infer<typeof VisitFilterSchema>;
export const VisitFindRequest = findRequest(VisitFilterSchema, enums.VISIT_ORDER);
export const VisitFindReply = pageOf(VisitSummarySchema);
