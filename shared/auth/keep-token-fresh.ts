import { asAuthFailure, endsSession } from './auth-failure';

/**
 * Renewed 5 minutes ahead; after a failure again in 30 s, then twice as late each time up to 16 min. The SDK has the same
 * numbers but renews ahead only for its own databases; by itself it waits until a token is asked for within its last 30 s.
 */
export const FRESH = { aheadMs: 300_000, retryMs: 30_000, lastRetryMs: 960_000 } as const;

type Parts = {
  /** When the token ends, in milliseconds since 1970; undefined when nobody is signed in. */
  expiry: () => number | undefined;
  /** Fetches a new one; rejects with an AuthFailure. */
  renew: () => Promise<unknown>;
};

/** Has a new token ready before the old one ends, so that no call waits for it. Call what is given back to stop. */
export function keepTokenFresh({ expiry, renew }: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let retryMs: number = FRESH.retryMs;
  const wait = (ms: number) => {
    if (!stopped) timer = setTimeout(() => void turn(), ms);
  };
  const spare = () => (expiry() ?? 0) - Date.now() - FRESH.aheadMs;
  const turn = async () => {
    // another tab, or a call, may have had it renewed meanwhile
    if (spare() > 0) return wait(spare());
    try {
      await renew();
      retryMs = FRESH.retryMs;
      wait(Math.max(spare(), FRESH.retryMs));
    } catch (cause) {
      if (endsSession(asAuthFailure(cause))) return;
      wait(retryMs);
      retryMs = Math.min(retryMs * 2, FRESH.lastRetryMs);
    }
  };
  wait(Math.max(spare(), 0));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
