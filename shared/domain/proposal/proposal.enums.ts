/** Where a property and a customer stand. */
export const PROPOSAL_STATUSES = ['PROPOSED', 'OPENED', 'LIKED', 'REFUSED', 'VISITED', 'OFFER'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const PROPOSAL_MEANS = ['EMAIL', 'PHONE', 'IN_PERSON'] as const;
export type ProposalMeans = (typeof PROPOSAL_MEANS)[number];

/** Why a customer does not want a property. */
export const REFUSAL_REASONS = ['PRICE', 'PLACE', 'SIZE', 'CONDITION', 'ENERGY', 'FOUND', 'OTHER'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Who took a step: somebody of the agency, the customer by a link, the product when a visit took place. */
export const STEP_MAKERS = ['STAFF', 'CUSTOMER', 'PRODUCT'] as const;
export type StepMaker = (typeof STEP_MAKERS)[number];

/** UNCERTAIN: cut off while it was handed over; it may have left, so it is not sent again. */
export const MAIL_STATUSES = ['WAITING', 'SENDING', 'SENT', 'UNCERTAIN', 'FAILED', 'CANCELLED'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What keeps a pair from being proposed. */
export const INELIGIBILITY_CODES = [
  'UNKNOWN',
  'NO_SERVER',
  'ARCHIVED',
  'NO_EMAIL',
  'NO_CONSENT',
  'TOO_MANY_MAILS',
  'NOT_ON_OFFER',
  'NOT_PUBLISHABLE',
  'OWNER',
  'ALREADY_SENT',
  'ALREADY_REFUSED',
  'ALREADY_VISITED',
  'OFFER_MADE',
  'TOO_MANY_PROPERTIES',
] as const;
export type IneligibilityCode = (typeof INELIGIBILITY_CODES)[number];

export const PROPOSAL_ORDER = ['modifiedTime', 'createdTime'] as const;
export type ProposalOrder = (typeof PROPOSAL_ORDER)[number];

export const MAIL_SECURITY = ['TLS', 'STARTTLS', 'NONE'] as const;
export type MailSecurity = (typeof MAIL_SECURITY)[number];

/** What a customer may answer on the page of a message: a wish, a question, a refusal. */
export const ANSWER_KINDS = ['LIKED', 'QUESTION', 'REFUSED'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** What somebody did about an answer: called or wrote back, planned a visit, nothing. */
export const GIVEN_OUTCOMES = ['CALLED', 'VISIT', 'DISMISSED'] as const;
/** CHANGED: the customer has said something else since. */
export const ANSWER_OUTCOMES = [...GIVEN_OUTCOMES, 'CHANGED'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

export const ANSWER_ORDER = ['at'] as const;
export type AnswerOrder = (typeof ANSWER_ORDER)[number];
