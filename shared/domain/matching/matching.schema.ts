import { z } from 'zod';
import { CriterionSchema } from '../contact/criterion.schema';
import { ReferenceSchema } from '../property/property.schema';
import { EurosIncludingFees } from '../common/money.schema';
import { CRITERION_KEYS, type CriterionKey } from './criterion-keys';

export const VERDICTS = ['MATCH', 'NEAR', 'MISS'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type { CriterionKey };

/** One criterion's result: a French sentence and its points. */
export const ReasonSchema = z.strictObject({
  criterion: z.enum(CRITERION_KEYS),
  verdict: z.enum(VERDICTS),
  text: z.string(),
  /** Points that the criterion can earn; the shares of all make a hundred. */
  share: z.int().min(0).max(100),
  /** Points earned; their sum is the score. */
  points: z.int().min(0).max(100),
});
export type Reason = z.infer<typeof ReasonSchema>;

const Ranked = z.strictObject({
  /** 1 is the best. */
  rank: z.int().min(1),
  /** 0 to 100; 100 only when all criteria are met. */
  score: z.int().min(0).max(100),
  reasons: z.array(ReasonSchema),
});

/** `strict` keeps matches without a missed criterion; near ones stay. */
export const StrictQuery = z.strictObject({ strict: z.stringbool().default(false) });

/** Properties to rank: named ones, or the best of all active ones. */
export const PropertyRankRequest = z.strictObject({
  references: z.array(ReferenceSchema).max(500).optional(),
  filters: z.array(CriterionSchema).max(50),
  /** Excludes properties in this customer's proposals: proposed, refused, visited… */
  unseenBy: z.int().min(1).optional(),
});
export const PropertyRankReply = z.array(Ranked.extend({ reference: z.string() }));

/** Customers to rank: named ones, or the best of all not archived. */
export const ContactRankRequest = z.strictObject({
  reference: ReferenceSchema,
  contactIds: z.array(z.int().min(1)).max(500).optional(),
  /** Excludes customers who have the property in their proposals. */
  unseen: z.boolean().optional(),
});
const RankedContact = Ranked.extend({ contactId: z.int() });
export const ContactRankReply = z.array(RankedContact);
export type ContactRanking = z.infer<typeof RankedContact>;

/** Relation of a reduced price to a budget it exceeded before: within it, or near it. */
export const BUDGETS = ['WITHIN', 'NEAR'] as const;
export type Budget = (typeof BUDGETS)[number];

/** Displayed prices, rents with charges; only a drop creates new matches. */
export const NewlyMatchingRequest = z
  .strictObject({ before: EurosIncludingFees, after: EurosIncludingFees })
  .refine(({ before, after }) => after < before, {
    path: ['after'],
    message: 'Le nouveau prix doit être inférieur à l’ancien.',
  });
export const NewlyMatchingReply = z.array(RankedContact.extend({ budget: z.enum(BUDGETS) }));
export type NewlyMatching = z.infer<typeof NewlyMatchingReply>[number];
