/** Kinds of agenda entries. SIGNING is the last signature of a mandate, MANDATE_TERM the last day of a running one. */
export const AGENDA_KINDS = ['VISIT', 'MEETING', 'CALL', 'TASK', 'SIGNING', 'MANDATE_TERM'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Maximum number of days per request: the six weeks of a month's grid, and the hour of a clock change. */
export const MAX_AGENDA_DAYS = 43;
/** Maximum number of entries per response, the earliest first. */
export const MAX_AGENDA_ENTRIES = 1000;
/** Maximum number of users per request. */
export const MAX_AGENDA_USERS = 100;
