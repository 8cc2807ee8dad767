/** Days for which the server keeps a response under its `Idempotency-Key`. */
export const KEY_DAYS = 15;

/** Days after the first attempt in which a browser repeats a call by itself; the server keeps keys longer. */
export const RESEND_DAYS = 14;
