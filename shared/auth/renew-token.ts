import { asAuthFailure, endsSession } from './auth-failure';

/**
 * Renews 5 minutes ahead; after a failure in 30 s, doubling up to 16 min. The SDK has the same numbers but renews ahead
 * only for its own databases; otherwise only for a request in the last 30 s.
 */
export const RENEWAL = { aheadMs: 300_000, retryMs: 30_000, lastRetryMs: 960_000 } as const;

type Parts = {
  /** Expiry of the token in milliseconds since 1970; undefined when signed out. */
  expiry: () => number | undefined;
  /** Fetches a new one; rejects with an AuthFailure. */
  renew: () => Promise<unknown>;
};

/** Renews the token before it expires, so that no call waits for it. Returns the function that stops it. */
export function renewTokenAhead({ expiry, renew }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let retryMs: number = RENEWAL.retryMs;
  const wait = (ms: number) => {
    if (!stopped) timer = setTimeout(() => void turn(), ms);
  };
  const spare = () => (expiry() ?? 0) - Date.now() - RENEWAL.aheadMs;
  const turn = async () => {
    // another tab or a call may have renewed it
    if (spare() > 0) return wait(spare());
    try {
      await renew();
      retryMs = RENEWAL.retryMs;
      wait(Math.max(spare(), RENEWAL.retryMs));
    } catch (cause) {
      if (endsSession(asAuthFailure(cause))) return;
      wait(retryMs);
      retryMs = Math.min(retryMs * 2, RENEWAL.lastRetryMs);
    }
  };
  wait(Math.max(spare(), 0));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
