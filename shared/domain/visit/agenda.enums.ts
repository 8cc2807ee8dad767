/** Kinds of agenda entries. SIGNING is the last signature of a mandate, MANDATE_TERM the last day of a running one. */
export const AGENDA_KINDS = ['VISIT', 'MEETING', 'CALL', 'TASK', 'SIGNING', 'MANDATE_TERM'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Days in one request: the six weeks that a month is drawn in, and the hour that a clock leaps. */
export const MAX_AGENDA_DAYS = 43;
/** Entries in one answer, the earliest first. */
export const MAX_AGENDA_ENTRIES = 1000;
/** People in one request. */
export const MAX_AGENDA_USERS = 100;
