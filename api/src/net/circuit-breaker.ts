export interface Breaker {
  /** False while the service is not called; after the pause, true for one trial call. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerOptions {
  /** Consecutive failures after which calls are rejected. */
  failures: number;
  restMs: number;
  now?: () => number;
}

/** Circuit breaker: rejects calls to a failing service at once instead of waiting for its timeout. */
export function createBreaker({ failures, restMs, now = () => Date.now() }: BreakerOptions): Breaker {
  let consecutiveFailures = 0;
  let closedUntil = 0;
  return {
    admits() {
      if (consecutiveFailures < failures) return true;
      if (now() < closedUntil) return false;
      // Later calls wait for the result of this trial call.
      closedUntil = now() + restMs;
      return true;
    },
    succeeded() {
      consecutiveFailures = 0;
    },
    failed() {
      consecutiveFailures += 1;
      closedUntil = now() + restMs;
    },
  };
}
