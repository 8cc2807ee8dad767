export const VISIT_KINDS = ['FIRST', 'SECOND'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATUSES = ['PLANNED', 'CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

export const VISIT_ORDER = ['start', 'modifiedTime', 'status'] as const;
export type VisitOrder = (typeof VISIT_ORDER)[number];
