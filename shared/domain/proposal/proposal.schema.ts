import { z } from 'zod';
import { DateTimeSchema } from '../common/date-time.schema';
import { findRequest, pageOf } from '../common/paging.schema';
import { ReferenceSchema } from '../property/property.schema';
import * as enums from './proposal.enums';
import { MAX_INTRODUCTION, MAX_NOTE, MAX_PAIRS } from './proposal.limits';

const ContactId = z.int().min(1);
const Note = z.string().trim().max(MAX_NOTE);

export const PairSchema = z.strictObject({ contactId: ContactId, reference: ReferenceSchema });
export type Pair = z.infer<typeof PairSchema>;

/** One step between a customer and a property. */
export const ProposalStepSchema = z.strictObject({
  at: DateTimeSchema,
  status: z.enum(enums.PROPOSAL_STATUSES),
  by: z.enum(enums.STEP_MAKERS),
  /** loginEmail; null for the customer and for the product. */
  user: z.string().nullable(),
  /** Channel of a proposal; null for other steps. */
  means: z.enum(enums.PROPOSAL_MEANS).nullable(),
  reason: z.enum(enums.REFUSAL_REASONS).nullable(),
  note: z.string(),
});
export type ProposalStep = z.infer<typeof ProposalStepSchema>;

/** The message that carried a proposal last. */
export const ProposalMailSchema = z.strictObject({
  id: z.int(),
  status: z.enum(enums.MAIL_STATUSES),
  /** Earliest time of sending. */
  dueTime: DateTimeSchema,
  sentTime: DateTimeSchema.nullable(),
});
export type ProposalMail = z.infer<typeof ProposalMailSchema>;

/** Relation of one customer and one property: current status, and steps, oldest first. */
export const ProposalSchema = z.strictObject({
  id: z.int(),
  contactId: ContactId,
  propertyRef: z.string(),
  status: z.enum(enums.PROPOSAL_STATUSES),
  /** Author of the last proposal, or negotiator of the visit. */
  negotiator: z.string().nullable(),
  /** Displayed price at the last proposal; null for none. */
  price: z.number().nullable(),
  mail: ProposalMailSchema.nullable(),
  history: z.array(ProposalStepSchema),
  createdTime: DateTimeSchema,
  modifiedTime: DateTimeSchema,
  version: z.int(),
});
export type Proposal = z.infer<typeof ProposalSchema>;

export const ProposeRequest = z.strictObject({
  pairs: z.array(PairSchema).min(1).max(MAX_PAIRS),
  means: z.enum(enums.PROPOSAL_MEANS),
  /** Introduction of the message; the default when absent. */
  introduction: z.string().trim().max(MAX_INTRODUCTION).optional(),
});
export type Proposing = z.output<typeof ProposeRequest>;

/** A refused pair with its reason, a French sentence. */
export const RefusedPairSchema = PairSchema.extend({ code: z.enum(enums.INELIGIBILITY_CODES), message: z.string() });
export type RefusedPair = z.infer<typeof RefusedPairSchema>;

export const ProposeReply = z.strictObject({
  proposals: z.array(ProposalSchema),
  refused: z.array(RefusedPairSchema),
  /** Time until which it can be undone; null for never. */
  undoUntil: DateTimeSchema.nullable(),
});
export type Proposed = z.infer<typeof ProposeReply>;

/** A message as the customer gets it, with pictures as `data:` addresses. */
export const MailPreviewSchema = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });

export const PreviewReply = z.strictObject({
  /** Pairs to be proposed, in the requested order. */
  accepted: z.array(PairSchema),
  refused: z.array(RefusedPairSchema),
  /** Default introduction of a message. */
  introduction: z.string(),
  /** Preview of the first recipient's message. */
  mail: MailPreviewSchema.extend({ contactId: ContactId }).nullable(),
});

export const ProposalFilterSchema = z.strictObject({
  contactId: ContactId.optional(),
  reference: ReferenceSchema.optional(),
  status: z.array(z.enum(enums.PROPOSAL_STATUSES)).max(enums.PROPOSAL_STATUSES.length).optional(),
  negotiator: z.string().max(254).optional(),
});
export type ProposalFilter = z.infer<typeof ProposalFilterSchema>;
export const ProposalFindRequest = findRequest(ProposalFilterSchema, enums.PROPOSAL_ORDER);
export const ProposalFindReply = pageOf(ProposalSchema);

export const ProposalParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const ProposalStepRequest = z
  .strictObject({
    status: z.enum(enums.PROPOSAL_STATUSES),
    reason: z.enum(enums.REFUSAL_REASONS).optional(),
    note: Note.optional(),
  })
  .refine(({ status, reason }) => status !== 'REFUSED' || reason !== undefined, {
    path: ['reason'],
    message: 'Indiquez pourquoi ce bien ne convient pas.',
  })
  .refine(({ status, reason }) => status === 'REFUSED' || reason === undefined, {
    path: ['reason'],
    message: 'Seul un refus a un motif.',
  });
export type ProposalStepInput = z.output<typeof ProposalStepRequest>;

export const UndoRequest = z.strictObject({ ids: z.array(z.int().min(1)).min(1).max(MAX_PAIRS) });
export const UndoReply = z.strictObject({
  undone: z.array(z.int()),
  /** Proposals that could not be undone, with reasons. */
  kept: z.array(z.strictObject({ id: z.int(), message: z.string() })),
});
