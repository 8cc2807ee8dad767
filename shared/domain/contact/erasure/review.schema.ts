import { z } from 'zod';
import { DateTimeSchema } from '../../common/date-time.schema';
import { findRequest, pageOf } from '../../common/paging.schema';
import { CONSENT_CHANNELS } from '../contact.enums';
import { ContactSummarySchema } from '../contact.schema';

/** Decisions about an inactive contact: kept with a reason, asked for consent, or archived. */
export const REVIEW_DECISIONS = ['KEEP', 'ASK', 'ARCHIVE'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const ReviewInputSchema = z.strictObject({
  decision: z.enum(REVIEW_DECISIONS),
  reason: z.string().trim().max(500).default(''),
  /** Last day to keep the contact. */
  until: z.iso.date().optional(),
});
export type ReviewInput = z.output<typeof ReviewInputSchema>;

export const ReviewSchema = z.strictObject({
  decision: z.enum(REVIEW_DECISIONS),
  reason: z.string(),
  /** Day of the next review. */
  until: z.iso.date(),
  user: z.string(),
  at: DateTimeSchema,
});
export type Review = z.infer<typeof ReviewSchema>;

const ReviewFilterSchema = z.strictObject({
  negotiator: z.string().max(254).optional(),
  archived: z.boolean().optional(),
});

/** Longest inactive first. */
export const ReviewFindRequest = findRequest(ReviewFilterSchema, ['lastSign']).omit({ order: true });
export const ReviewFindReply = pageOf(
  ContactSummarySchema.extend({
    /** The day of their last sign of life. */
    lastSign: z.iso.date(),
    /** Consents so far. */
    agreed: z.array(z.enum(CONSENT_CHANNELS)),
    /** Last decision, which has expired. */
    review: ReviewSchema.nullable(),
  }),
);
export type ContactToReview = z.infer<typeof ReviewFindReply>['content'][number];
