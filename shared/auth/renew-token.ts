import { asAuthFailure, endsSession } from './auth-failure';

/**
 * Renews 5 minutes ahead; after a failure in 30 s, doubling up to 16 min. The SDK has the same numbers but renews ahead
 * only for its own databases; otherwise only for a request in the last 30 s.
 */
export const RENEWAL = { aheadMs: 300_000, retryMs: 30_000, lastRetryMs: 960_000 } as const;

type RenewalParts = {
  /** Expiry of the token in milliseconds since 1970; undefined when signed out. */
  expiry: () => number | undefined;
  /** Fetches a new one; rejects with an AuthFailure. */
  renew: () => Promise<unknown>;
};

/** Renews the token before it expires, so that no call waits for it. Returns the function that stops it. */
export function renewTokenAhead({ expiry, renew }: RenewalParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let retryMs: number = RENEWAL.retryMs;
  const scheduleRenewal = (ms: number) => {
    if (!isStopped) timer = setTimeout(() => void renewOrWait(), ms);
  };
  const remainingMs = () => (expiry() ?? 0) - Date.now() - RENEWAL.aheadMs;
  const renewOrWait = async () => {
    // another tab or a call may have renewed it
    if (remainingMs() > 0) return scheduleRenewal(remainingMs());
    try {
      await renew();
      retryMs = RENEWAL.retryMs;
      scheduleRenewal(Math.max(remainingMs(), RENEWAL.retryMs));
    } catch (cause) {
      if (endsSession(asAuthFailure(cause))) return;
      scheduleRenewal(retryMs);
      retryMs = Math.min(retryMs * 2, RENEWAL.lastRetryMs);
    }
  };
  scheduleRenewal(Math.max(remainingMs(), 0));
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
