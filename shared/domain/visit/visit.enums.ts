import { choices, type ChoiceWords } from '../choices/choices';

export const VISIT_KINDS = ['FIRST', 'SECOND'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_KIND_WORDS: ChoiceWords<VisitKind> = {
  FIRST: { fr: 'première visite', en: 'first visit' },
  SECOND: { fr: 'contre-visite', en: 'second visit' },
};

/** Maximum number of visitors per visit. */
export const MAX_VISITORS = 20;

interface VisitStatusFacts {
  /** Possible next statuses. */
  next: readonly string[];
  /** True while it is in the future. */
  isUpcoming: boolean;
  /** True while it occupies the negotiator and the buyer. */
  takesTime: boolean;
  /** True where a voucher attests it: not for missed or cancelled visits. */
  isAttested: boolean;
}

/** A completed visit is final; a cancelled one may be planned again. */
export const VISIT_STATUS = {
  PLANNED: {
    next: ['CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW'],
    isUpcoming: true,
    takesTime: true,
    isAttested: true,
  },
  CONFIRMED: {
    next: ['PLANNED', 'DONE', 'CANCELLED', 'NO_SHOW'],
    isUpcoming: true,
    takesTime: true,
    isAttested: true,
  },
  DONE: { next: [], isUpcoming: false, takesTime: true, isAttested: true },
  CANCELLED: {
    next: ['PLANNED', 'CONFIRMED'],
    isUpcoming: false,
    takesTime: false,
    isAttested: false,
  },
  NO_SHOW: {
    next: ['PLANNED', 'DONE'],
    isUpcoming: false,
    takesTime: true,
    isAttested: false,
  },
} as const satisfies Readonly<Record<string, VisitStatusFacts>>;

export const VISIT_STATUSES = /* @__PURE__ */ choices(VISIT_STATUS);
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** As in "Visite du bien V26-00042 confirmée". */
export const VISIT_STATUS_WORDS: ChoiceWords<VisitStatus> = {
  PLANNED: { fr: 'prévue', en: 'planned' },
  CONFIRMED: { fr: 'confirmée', en: 'confirmed' },
  DONE: { fr: 'effectuée', en: 'done' },
  CANCELLED: { fr: 'annulée', en: 'cancelled' },
  NO_SHOW: { fr: 'manquée', en: 'no show' },
};

/** Reasons of a cancellation. */
export const CANCEL_REASONS = ['VISITOR', 'OWNER', 'AGENCY', 'UNAVAILABLE', 'OTHER'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** As in "Visite du bien V26-00042 annulée à la demande du visiteur". */
export const CANCEL_REASON_WORDS: ChoiceWords<CancelReason> = {
  VISITOR: { fr: 'à la demande du visiteur', en: 'at the visitor’s request' },
  OWNER: { fr: 'à la demande du propriétaire', en: 'at the owner’s request' },
  AGENCY: { fr: 'à la demande de l’agence', en: 'at the agency’s request' },
  UNAVAILABLE: { fr: 'car le bien n’est plus disponible', en: 'as the property is no longer available' },
  OTHER: { fr: 'pour une autre raison', en: 'for another reason' },
};

/** Opinions on the price. */
export const PRICE_OPINIONS = ['LOW', 'FAIR', 'HIGH'] as const;
export type PriceOpinion = (typeof PRICE_OPINIONS)[number];

export const PRICE_OPINION_WORDS: ChoiceWords<PriceOpinion> = {
  LOW: { fr: 'bas', en: 'low' },
  FAIR: { fr: 'juste', en: 'fair' },
  HIGH: { fr: 'élevé', en: 'high' },
};

/** Next steps of visitors. */
export const NEXT_STEPS = ['SECOND_VISIT', 'OFFER', 'THINKING', 'NO'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export const NEXT_STEP_WORDS: ChoiceWords<NextStep> = {
  SECOND_VISIT: { fr: 'contre-visite', en: 'second visit' },
  OFFER: { fr: 'offre', en: 'offer' },
  THINKING: { fr: 'réfléchissent', en: 'thinking it over' },
  NO: { fr: 'refusent le bien', en: 'refuse the property' },
};

export const VISIT_ORDER = ['start', 'modifiedTime', 'status'] as const;
export type VisitOrder = (typeof VISIT_ORDER)[number];
