/**
 * Lets one tab of the browser do what need be done once: it holds a lock, and the next one takes over when it closes.
 * Where there are no locks each tab does it for itself. Call what is given back to step down.
 */
export function inLeaderTab(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const waiting = new AbortController();
  let release: (() => void) | undefined;
  const held = () =>
    new Promise<void>((resolve) => {
      if (waiting.signal.aborted) return resolve();
      const stop = lead();
      release = () => {
        stop();
        resolve();
      };
    });
  navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => undefined);
  return () => {
    waiting.abort();
    release?.();
  };
}
