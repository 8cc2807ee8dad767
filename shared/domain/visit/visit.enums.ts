export const VISIT_KINDS = ['FIRST', 'SECOND'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATUSES = ['PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Who or what called a visit off. */
export const CANCEL_REASONS = ['VISITOR', 'OWNER', 'AGENCY', 'UNAVAILABLE', 'OTHER'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What visitors say of the price. */
export const PRICE_OPINIONS = ['LOW', 'FAIR', 'HIGH'] as const;
export type PriceOpinion = (typeof PRICE_OPINIONS)[number];

/** What visitors want next. */
export const NEXT_STEPS = ['SECOND_VISIT', 'OFFER', 'THINKING', 'NO'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export const VISIT_ORDER = ['start', 'modifiedTime', 'status'] as const;
export type VisitOrder = (typeof VISIT_ORDER)[number];
