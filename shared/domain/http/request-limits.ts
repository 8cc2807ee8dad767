/** Largest body of a call in bytes; uploads have limits of their own. */
export const BODY_LIMIT = 1024 * 1024;

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** Until the headers of a request have come. */
  headersMs: number;
  /** Until a request has come with its body. */
  requestMs: number;
  /** For which a connection with an open request may stand still in both directions. */
  idleMs: number;
}

/**
 * Of the edge and of the API. 20 photographs of 20 MB take 54 minutes at 1 Mbit/s. A call is answered within two minutes, and a
 * stream of changes says something every 20 seconds.
 */
export const TIME_LIMITS: TimeLimits = { headersMs: 60_000, requestMs: 3_600_000, idleMs: 150_000 };

/** Node looks this often for requests that take too long. */
const CHECK_INTERVAL_MS = 30_000;

/** The options by which Fastify keeps these limits. */
export function connectionOptions({ headersMs, requestMs, idleMs }: TimeLimits) {
  return {
    connectionTimeout: idleMs,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
    },
  };
}
