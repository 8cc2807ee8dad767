/** Days for which the server keeps the answer of a call under its `Idempotency-Key`. */
export const KEY_DAYS = 15;

/** Days after the first attempt for which a browser sends a call again by itself: the server knows its key for longer. */
export const RESEND_DAYS = 14;
