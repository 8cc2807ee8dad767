/** Key in localStorage of the time of the last activity in any tab, in milliseconds since 1970. */
export const LAST_ACTIVITY = 'lastActivity';

/** Activity is stored at most every 10 s; an hour without any ends the session; the last minute is counted down. */
export const IDLE = { stampMs: 10_000, limitMs: 3_600_000, warnMs: 60_000 } as const;
