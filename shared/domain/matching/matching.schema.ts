import { z } from 'zod';
import { CriterionSchema } from '../contact/criterion.schema';
import { ReferenceSchema } from '../property/property.schema';

export const VERDICTS = ['MATCH', 'NEAR', 'MISS'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a criterion may ask about, in the order in which reasons are told. */
export const CRITERION_KEYS = [
  'TRANSACTION_TYPE',
  'TYPE',
  'CITY',
  'POLYGON',
  'PRICE',
  'HOME_SIZE',
  'ROOMS',
  'BEDROOM',
  'LAND_SIZE',
] as const;
export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** Why a property suits, nearly suits or does not: one French sentence a criterion. */
export const ReasonSchema = z.strictObject({
  criterion: z.enum(CRITERION_KEYS),
  verdict: z.enum(VERDICTS),
  text: z.string(),
});
export type Reason = z.infer<typeof ReasonSchema>;

const Ranked = z.strictObject({
  /** 1 is the best. */
  rank: z.int().min(1),
  /** 0 to 100; 100 only when everything asked is met. */
  score: z.int().min(0).max(100),
  reasons: z.array(ReasonSchema),
});

/** `strict` keeps those that miss nothing; what is only nearly met stays. */
export const StrictQuery = z.strictObject({ strict: z.stringbool().default(false) });

export const PropertyRankRequest = z.strictObject({
  references: z.array(ReferenceSchema).max(500),
  filters: z.array(CriterionSchema).max(50),
});
export const PropertyRankReply = z.array(Ranked.extend({ reference: z.string() }));

/** Customers for a property: those named, or the best of all that are not archived. */
export const ContactRankRequest = z.strictObject({
  reference: ReferenceSchema,
  contactIds: z.array(z.int().min(1)).max(500).optional(),
});
export const MAX_RANKED_CONTACTS = 100;
export const ContactRankReply = z.array(Ranked.extend({ contactId: z.int() }));
