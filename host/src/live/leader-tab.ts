/**
 * Runs `lead` in one tab of the browser, which holds a lock; another tab takes over when that one closes. Without lock
 * support every tab runs it. Returns the function that stops it and releases the lock.
 */
export function inLeaderTab(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const lockRequest = new AbortController();
  let releaseLock: (() => void) | undefined;
  const holdLock = () =>
    new Promise<void>((resolve) => {
      if (lockRequest.signal.aborted) return resolve();
      const stop = lead();
      releaseLock = () => {
        stop();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: lockRequest.signal }, holdLock).catch(() => undefined);
  return () => {
    lockRequest.abort();
    releaseLock?.();
  };
}
