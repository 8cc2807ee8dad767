/** Key in localStorage of the time of the last activity in any tab, in milliseconds since 1970. */
export const LAST_ACTIVITY = 'lastActivity';

/** A stamp at most every 10 s; an hour without one ends the session; its last minute is counted down. */
export const IDLE = { stampMs: 10_000, limitMs: 3_600_000, warnMs: 60_000 } as const;
