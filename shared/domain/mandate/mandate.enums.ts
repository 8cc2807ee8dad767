import { choices, type ChoiceWords } from '../choices/choices';

/** NON_EXCLUSIVE is "simple", PARTNER a delegation between agencies (not entered in the register). */
export const MANDATE_TYPES = ['EXCLUSIVE', 'NON_EXCLUSIVE', 'PARTNER'] as const;
export type MandateType = (typeof MANDATE_TYPES)[number];

/** As in "Mandat en délégation". */
export const MANDATE_TYPE_WORDS: ChoiceWords<MandateType> = {
  EXCLUSIVE: { fr: 'exclusif', en: 'exclusive' },
  NON_EXCLUSIVE: { fr: 'simple', en: 'non-exclusive' },
  PARTNER: { fr: 'en délégation', en: 'partner' },
};

/** Cause of a change of status: signatures, a dated amendment, a decision of a user, or the passage of time. */
export type MandateMove = 'SIGN' | 'EXTEND' | 'DECIDE' | 'CLOCK';

interface MandateStatusFacts {
  /** Possible next statuses, each with its cause. */
  next: Readonly<Record<string, MandateMove>>;
  /** True while the mandate is in force. */
  isInForce: boolean;
  /** Whether a mandate of this status was signed; EITHER: it may have been cancelled before. */
  wasSigned: 'NO' | 'YES' | 'EITHER';
  /** True once it neither awaits a signature nor is in force. */
  isOver: boolean;
}

/** In the order of the columns of the board. Sold and closed are final. */
export const MANDATE_STATUS = {
  PENDING: {
    next: { RUNNING: 'SIGN', CLOSED: 'DECIDE' },
    isInForce: false,
    wasSigned: 'NO',
    isOver: false,
  },
  RUNNING: {
    next: { EXPIRED: 'CLOCK', SOLD: 'DECIDE', CLOSED: 'DECIDE' },
    isInForce: true,
    wasSigned: 'YES',
    isOver: false,
  },
  EXPIRED: {
    next: { RUNNING: 'EXTEND' },
    isInForce: false,
    wasSigned: 'YES',
    isOver: true,
  },
  SOLD: { next: {}, isInForce: false, wasSigned: 'YES', isOver: true },
  CLOSED: { next: {}, isInForce: false, wasSigned: 'EITHER', isOver: true },
} as const satisfies Readonly<Record<string, MandateStatusFacts>>;

export const MANDATE_STATUSES = /* @__PURE__ */ choices(MANDATE_STATUS);
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

export const MANDATE_STATUS_WORDS: ChoiceWords<MandateStatus> = {
  PENDING: { fr: 'en attente', en: 'pending' },
  RUNNING: { fr: 'en cours', en: 'running' },
  EXPIRED: { fr: 'expiré', en: 'expired' },
  SOLD: { fr: 'conclu', en: 'concluded', SALE: { fr: 'vendu', en: 'sold' }, RENT: { fr: 'loué', en: 'let' } },
  CLOSED: { fr: 'clos', en: 'closed' },
};

/**
 * Ways in which a mandate ends before its term, or at its term instead of renewing: NOTICE by registered letter (décret
 * 72-678, art. 78), NON_RENEWAL by a letter refusing the renewal, WITHDRAWAL of a consumer (code de la consommation,
 * L221-18), CANCELLATION of a void or mistaken mandate, AGREEMENT of both parties, OTHER (property sold elsewhere,
 * death…).
 */
export const TERMINATION_KINDS = ['NOTICE', 'NON_RENEWAL', 'WITHDRAWAL', 'CANCELLATION', 'AGREEMENT', 'OTHER'] as const;
export type TerminationKind = (typeof TERMINATION_KINDS)[number];

/** As in "Mandat n° 12 clos : accord des parties". */
export const TERMINATION_KIND_WORDS: ChoiceWords<TerminationKind> = {
  NOTICE: { fr: 'préavis', en: 'notice' },
  NON_RENEWAL: { fr: 'refus de reconduction', en: 'renewal refused' },
  WITHDRAWAL: { fr: 'rétractation', en: 'withdrawal' },
  CANCELLATION: { fr: 'annulation', en: 'cancellation' },
  AGREEMENT: { fr: 'accord des parties', en: 'agreement of the parties' },
  OTHER: { fr: 'autre cause', en: 'other cause' },
};

/** Ends by registered letter, with a notice period. */
export const LETTER_KINDS = ['NOTICE', 'NON_RENEWAL'] as const satisfies readonly TerminationKind[];
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Immediate ends: the mandate ends on the day of the decision. */
export const CLOSING_KINDS = [
  'WITHDRAWAL',
  'CANCELLATION',
  'AGREEMENT',
  'OTHER',
] as const satisfies readonly TerminationKind[];
export type ClosingKind = (typeof CLOSING_KINDS)[number];

/** Person of a couple in one contact. */
export const SIGNING_PERSONS = ['FIRST', 'SECOND'] as const;
export type SigningPerson = (typeof SIGNING_PERSONS)[number];

/**
 * Capacities to sign for the agency: the holder of its card; an employee, by their attestation (décret 72-678, art. 9);
 * a commercial agent, by their number in the special register of commercial agents (RSAC).
 */
export const AGENT_CAPACITIES = ['HOLDER', 'EMPLOYEE', 'COMMERCIAL_AGENT'] as const;
export type AgentCapacity = (typeof AGENT_CAPACITIES)[number];

export const TERMINATION_PARTIES = ['PRINCIPAL', 'AGENCY'] as const;
export type TerminationParty = (typeof TERMINATION_PARTIES)[number];

/** As in "Lettre donnée par le mandant". */
export const TERMINATION_PARTY_WORDS: ChoiceWords<TerminationParty> = {
  PRINCIPAL: { fr: 'le mandant', en: 'the principal' },
  AGENCY: { fr: 'l’agence', en: 'the agency' },
};

/** Letters to principals: notice, and announced renewal. */
export const LETTERS = ['notice', 'renewal'] as const;
export type Letter = (typeof LETTERS)[number];

export const MANDATE_ORDER = [
  'modifiedTime',
  'createdTime',
  'registerNumber',
  'startDate',
  'endDate',
  'price',
  'status',
] as const;
export type MandateOrder = (typeof MANDATE_ORDER)[number];

/** Documents handed over by principals, in printed order; the keys of `diagnosis`. */
export const MANDATE_PAPERS = [
  'energy',
  'energyAudit',
  'asbestos',
  'lead',
  'electricity',
  'gas',
  'termites',
  'risks',
  'floorArea',
  'sanitation',
  'titleDeed',
] as const;
export type MandatePaper = (typeof MANDATE_PAPERS)[number];

/** Periods shown on the timeline of a running mandate. */
export const CLOCK_SPANS = ['IRREVOCABLE', 'WITHDRAWAL', 'REMINDER', 'NOTICE'] as const;
export type ClockSpanKind = (typeof CLOCK_SPANS)[number];
