/** Largest body of a call in bytes; uploads have limits of their own. */
export const BODY_LIMIT = 1024 * 1024;

/** Timeouts of clients, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a request. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /** For a connection with an open request but no traffic in either direction. */
  idleMs: number;
}

/**
 * Timeouts of the edge and of the API. 20 photographs of 20 MB take 54 minutes at 1 Mbit/s. A call is answered within
 * two minutes, and a change stream sends a message every 20 seconds.
 */
export const TIME_LIMITS: TimeLimits = { headersMs: 60_000, requestMs: 3_600_000, idleMs: 150_000 };

/** Interval at which Node checks for requests that take too long. */
const CHECK_INTERVAL_MS = 30_000;

/** Fastify options that set these limits. */
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
