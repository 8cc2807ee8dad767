import { FILE_TIMEOUT_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { containerOf } from './container';
import { ENTRY_PART, measureLoad } from './load-measure';

const failureOf = (thrown: unknown, otherwise: string): Error =>
  thrown instanceof Error ? thrown : new Error(otherwise);

function runAnew(remote: LiveRemote, mark: string): Promise<void> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const onError = ({ filename, error }: ErrorEvent): void => {
      if (filename === script.src) thrown = error;
    };
    window.addEventListener('error', onError);
    const late = setTimeout(() => finish(new Error(`entry timeout: ${remote.entry}`)), FILE_TIMEOUT_MS);
    const finish = (failure?: Error): void => {
      clearTimeout(late);
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
      const registered = containerOf(remote) in globalThis;
      finish(registered ? undefined : failureOf(thrown, `entry is not a remote: ${remote.entry}`));
    };
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (remote.integrity) script.integrity = remote.integrity;
    script.src = mark ? `${remote.entry}?retry=${mark}` : remote.entry;
    document.head.append(script);
  });
}

/** Pending entries: a page and its prefetch often request the same one. */
const running = new Map<string, Promise<void>>();

/**
 * Runs a remote's entry, once. Removes a failed or late script element, so that a retry starts anew. @param mark empty
 * at first; a retry's mark makes a fresh URL, in case a cache holds a bad response
 */
export function runEntry(remote: LiveRemote, mark: string): Promise<void> {
  if (containerOf(remote) in globalThis) return Promise.resolve();
  const key = `${remote.entry} ${mark}`;
  const known = running.get(key);
  if (known) return known;
  const run = runAnew(remote, mark).finally(() => running.delete(key));
  running.set(key, run);
  return run;
}
