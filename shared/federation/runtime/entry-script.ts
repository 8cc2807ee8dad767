import { FILE_TIMEOUT_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { containerOf } from './container';
import { ENTRY_PART, measureLoad } from './load-measure';

const failureOf = (thrownValue: unknown, fallbackMessage: string): Error =>
  thrownValue instanceof Error ? thrownValue : new Error(fallbackMessage);

function appendScript(remote: LiveRemote, urlMark: string): Promise<void> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrownValue: unknown;
    const onError = ({ filename, error }: ErrorEvent): void => {
      if (filename === script.src) thrownValue = error;
    };
    window.addEventListener('error', onError);
    const timeoutTimer = setTimeout(() => finish(new Error(`entry timeout: ${remote.entry}`)), FILE_TIMEOUT_MS);
    const finish = (failure?: Error): void => {
      clearTimeout(timeoutTimer);
      window.removeEventListener('error', onError);
      script.onload = null;
      script.onerror = null;
      script.remove();
      if (failure) return reject(failure);
      measureLoad(start, { remote: remote.name, version: remote.version, part: ENTRY_PART });
      resolve();
    };
    script.onerror = () => finish(new Error(`entry not loaded: ${remote.entry}`));
    script.onload = () => {
      const isRegistered = containerOf(remote) in globalThis;
      finish(isRegistered ? undefined : failureOf(thrownValue, `entry is not a remote: ${remote.entry}`));
    };
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (remote.integrity) script.integrity = remote.integrity;
    script.src = urlMark ? `${remote.entry}?retry=${urlMark}` : remote.entry;
    document.head.append(script);
  });
}

/** Pending entries: a page and its prefetch often request the same one. */
const pendingEntries = new Map<string, Promise<void>>();

/**
 * Runs a remote's entry, once. Removes a failed or late script element, so that a retry starts anew. @param urlMark empty
 * at first; a retry's mark makes a fresh URL, in case a cache holds a bad response
 */
export function runEntry(remote: LiveRemote, urlMark: string): Promise<void> {
  if (containerOf(remote) in globalThis) return Promise.resolve();
  const key = `${remote.entry} ${urlMark}`;
  const pendingEntry = pendingEntries.get(key);
  if (pendingEntry) return pendingEntry;
  const run = appendScript(remote, urlMark).finally(() => pendingEntries.delete(key));
  pendingEntries.set(key, run);
  return run;
}
