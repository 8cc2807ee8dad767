import { choices, type ChoiceWords, type Tone } from '../choices/choices';

/** Authors of a step: staff, the customer by a link, the system after a visit. */
export const STEP_MAKERS = ['STAFF', 'CUSTOMER', 'PRODUCT'] as const;
export type StepMaker = (typeof STEP_MAKERS)[number];

interface ProposalStatusFacts {
  tone: Tone;
  icon: 'ban' | 'calendar-check' | 'eye' | 'handshake' | 'heart' | 'send';
  /** Possible next steps, by who takes them. Proposing again is not among them: it has rules of its own. */
  next: Readonly<Record<StepMaker, readonly string[]>>;
}

/**
 * Status of a property for a customer. After a visit, answers go to the negotiator and not through an old message.
 * Opening a link is no step: mail scanners open it too.
 */
export const PROPOSAL_STATUS = {
  PROPOSED: {
    tone: 'neutral',
    icon: 'send',
    next: {
      STAFF: ['LIKED', 'REFUSED', 'VISITED', 'OFFER'],
      CUSTOMER: ['LIKED', 'REFUSED'],
      PRODUCT: ['OPENED', 'VISITED'],
    },
  },
  OPENED: {
    tone: 'blue',
    icon: 'eye',
    next: { STAFF: ['LIKED', 'REFUSED', 'VISITED', 'OFFER'], CUSTOMER: ['LIKED', 'REFUSED'], PRODUCT: ['VISITED'] },
  },
  LIKED: {
    tone: 'green',
    icon: 'heart',
    next: { STAFF: ['REFUSED', 'VISITED', 'OFFER'], CUSTOMER: ['REFUSED'], PRODUCT: ['VISITED'] },
  },
  REFUSED: {
    tone: 'amber',
    icon: 'ban',
    next: { STAFF: ['LIKED', 'VISITED', 'OFFER'], CUSTOMER: ['LIKED'], PRODUCT: ['VISITED'] },
  },
  VISITED: {
    tone: 'purple',
    icon: 'calendar-check',
    next: { STAFF: ['LIKED', 'REFUSED', 'OFFER'], CUSTOMER: [], PRODUCT: [] },
  },
  OFFER: { tone: 'green', icon: 'handshake', next: { STAFF: ['REFUSED'], CUSTOMER: [], PRODUCT: [] } },
} as const satisfies Readonly<Record<string, ProposalStatusFacts>>;

export const PROPOSAL_STATUSES = /* @__PURE__ */ choices(PROPOSAL_STATUS);
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** As in "Bien V26-00042 refusé". */
export const PROPOSAL_STATUS_WORDS: ChoiceWords<ProposalStatus> = {
  PROPOSED: { fr: 'proposé', en: 'proposed' },
  OPENED: { fr: 'ouvert par un lien', en: 'link opened' },
  LIKED: { fr: 'retenu', en: 'interested' },
  REFUSED: { fr: 'refusé', en: 'refused' },
  VISITED: { fr: 'visité', en: 'visited' },
  OFFER: { fr: 'sous offre', en: 'offer made' },
};

export const PROPOSAL_MEANS = ['EMAIL', 'PHONE', 'IN_PERSON'] as const;
export type ProposalMeans = (typeof PROPOSAL_MEANS)[number];

/** As in "Bien V26-00042 proposé par téléphone". */
export const PROPOSAL_MEANS_WORDS: ChoiceWords<ProposalMeans> = {
  EMAIL: { fr: 'par e-mail', en: 'by e-mail' },
  PHONE: { fr: 'par téléphone', en: 'by telephone' },
  IN_PERSON: { fr: 'de vive voix', en: 'in person' },
};

/** Reasons of a customer's refusal. */
export const REFUSAL_REASONS = ['PRICE', 'PLACE', 'SIZE', 'CONDITION', 'ENERGY', 'FOUND', 'OTHER'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** As in "Bien V26-00042 refusé : prix". */
export const REFUSAL_REASON_WORDS: ChoiceWords<RefusalReason> = {
  PRICE: { fr: 'prix', en: 'price' },
  PLACE: { fr: 'emplacement', en: 'location' },
  SIZE: { fr: 'surface ou disposition', en: 'size or layout' },
  CONDITION: { fr: 'état ou travaux', en: 'condition or works' },
  ENERGY: { fr: 'performance énergétique', en: 'energy performance' },
  FOUND: { fr: 'autre bien déjà trouvé', en: 'another property found already' },
  OTHER: { fr: 'autre motif', en: 'other reason' },
};

/** UNCERTAIN: interrupted during delivery; it may have been sent, so it is not sent again. */
export const MAIL_STATUSES = ['WAITING', 'SENDING', 'SENT', 'UNCERTAIN', 'FAILED', 'CANCELLED'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Reasons why a pair cannot be proposed. */
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

/** Answers on a proposal's page: interest, question, refusal. */
export const ANSWER_KINDS = ['LIKED', 'QUESTION', 'REFUSED'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Outcomes of an answer: called or written back, visit planned, dismissed. */
export const GIVEN_OUTCOMES = ['CALLED', 'VISIT', 'DISMISSED'] as const;
/** CHANGED: a later answer of the customer replaced it. */
export const ANSWER_OUTCOMES = [...GIVEN_OUTCOMES, 'CHANGED'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

export const ANSWER_ORDER = ['at'] as const;
export type AnswerOrder = (typeof ANSWER_ORDER)[number];
