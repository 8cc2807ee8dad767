import { z } from 'zod';
import { isPeriod, REVERSED_PERIOD } from '../common/period';
import { FeedbackSchema } from './visit.schema';
import * as enums from './visit.enums';

const { interest, positives, negatives, priceOpinion, next } = FeedbackSchema.shape;

/** Feedback of one visit, anonymous. */
export const FeedbackVisitSchema = z.strictObject({
  /** Calendar day of the visit in France. */
  day: z.iso.date(),
  interest,
  positives,
  negatives,
  priceOpinion,
  priceAmount: z.number().nullable(),
  next,
});
export type ToldVisit = z.infer<typeof FeedbackVisitSchema>;

const Points = z.array(z.strictObject({ text: z.string(), count: z.int() }));

/** Feedback on a property in a period, for its owners. */
export const PropertyFeedbackSchema = z.strictObject({
  /** Number of completed visits, with or without feedback. */
  visits: z.int(),
  /** Visits with feedback. */
  told: z.int(),
  /** Mean rating, 1 to 5; null without any. */
  interest: z.number().nullable(),
  /** Most frequent remarks, in order. */
  positives: Points,
  negatives: Points,
  priceOpinions: z.record(z.enum(enums.PRICE_OPINIONS), z.int()),
  /** Median price in euros that visitors would pay, and number of prices. */
  priceAmount: z.strictObject({ median: z.number().nullable(), count: z.int() }),
  next: z.record(z.enum(enums.NEXT_STEPS), z.int()),
  /** The latest first, a hundred at most. */
  content: z.array(FeedbackVisitSchema),
});
export type PropertyFeedback = z.infer<typeof PropertyFeedbackSchema>;

/** Filter by the visits' start; all when missing. */
export const FeedbackQuery = z
  .strictObject({
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  })
  .refine(isPeriod, REVERSED_PERIOD);
