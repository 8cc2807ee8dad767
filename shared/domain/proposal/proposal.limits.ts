/** Maximum number of pairs per call. */
export const MAX_PAIRS = 200;
/** Maximum number of properties in one message: more are not read. */
export const MAX_PER_MAIL = 10;
export const MAX_INTRODUCTION = 2000;
export const MAX_NOTE = 1000;

const DAY_SECONDS = 86_400;
/** Lifetime of a customer's page. */
export const PAGE_SECONDS = 60 * DAY_SECONDS;
/** Lifetime of an unsubscribe link: prospects' data is kept that long after the last contact (CNIL). */
export const UNSUBSCRIBE_SECONDS = 3 * 366 * DAY_SECONDS;
