import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { findRequest, pageOf } from '../common/paging.schema';
import { ContactSummarySchema } from '../contact/contact.schema';
import { PROPERTY_TYPES } from '../property/property.enums';
import * as enums from './proposal.enums';

/** A customer's answer to a proposal, and its settlement. */
export const CustomerAnswerSchema = z.strictObject({
  id: z.int(),
  proposalId: z.int(),
  kind: z.enum(enums.ANSWER_KINDS),
  at: DateTimeSchema,
  /** Reason of a refusal. */
  reason: z.enum(enums.REFUSAL_REASONS).nullable(),
  /** The customer's words: a question, or details of a refusal. */
  note: z.string(),
  contact: ContactSummarySchema.pick({
    id: true,
    title: true,
    firstName: true,
    lastName: true,
    company: true,
    contactType: true,
    phones: true,
    email: true,
  }),
  /** True when the customer refuses calls. */
  refusesCalls: z.boolean(),
  property: z.strictObject({
    reference: z.string(),
    title: z.string(),
    propertyType: z.enum(PROPERTY_TYPES),
    city: z.string(),
  }),
  /** loginEmail of the recipient; null when nobody in charge is active: managers then see it. */
  negotiator: z.string().nullable(),
  /** Null while it waits. */
  outcome: z.enum(enums.ANSWER_OUTCOMES).nullable(),
  version: z.int(),
});
export type CustomerAnswer = z.infer<typeof CustomerAnswerSchema>;

export const AnswerFilterSchema = z.strictObject({
  /** Answers of the user's customers, or all. */
  whose: z.enum(['ME', 'ALL']).optional(),
  kind: z.array(z.enum(enums.ANSWER_KINDS)).max(enums.ANSWER_KINDS.length).optional(),
});
export type AnswerFilter = z.infer<typeof AnswerFilterSchema>;
export const AnswerFindRequest = findRequest(AnswerFilterSchema, enums.ANSWER_ORDER);
export const AnswerFindReply = pageOf(CustomerAnswerSchema);

export const AnswerParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Outcome of a settlement; null reopens the answer. */
export const AnswerOutcomeRequest = z.strictObject({ outcome: z.enum(enums.GIVEN_OUTCOMES).nullable() });
export type AnswerOutcomeInput = z.output<typeof AnswerOutcomeRequest>['outcome'];
