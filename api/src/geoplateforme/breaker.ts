export interface Breaker {
  /** False while the service is left alone; true lets one caller in after the rest, to see whether it answers again. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface BreakerOptions {
  /** Failures in a row after which the service is left alone. */
  failures: number;
  restMs: number;
  now?: () => number;
}

/** Leaves a service alone that has failed, so that nobody waits for it in vain. */
export function createBreaker({ failures, restMs, now = () => Date.now() }: BreakerOptions): Breaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    admits() {
      if (inARow < failures) return true;
      if (now() < closedUntil) return false;
      // Whoever comes next waits until this one has told.
      closedUntil = now() + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      closedUntil = now() + restMs;
    },
  };
}
