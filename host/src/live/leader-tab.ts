/**
 * Runs `lead` in one tab of the browser, which holds a lock; another tab takes over when that one closes. Without lock
 * support every tab runs it. Returns the function that stops it and releases the lock.
 */
export function inLeaderTab(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  const waitForLock = () =>
    new Promise<void>((resolve) => {
      if (waiting.signal.aborted) return resolve();
      const stop = lead();
      release = () => {
        stop();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: waiting.signal }, waitForLock).catch(() => undefined);
  return () => {
    waiting.abort();
    release?.();
  };
}
