import { LOAD_TIMEOUT_MS } from '../limits';
import type { LiveRemote } from '../live-remote';
import { containerOf } from './container';

/**
 * Runs a remote's entry. A failed or late tag is taken out of the page, so that the next attempt starts anew.
 * @param attempt 0 at first; later ones use a fresh address, in case a cache kept a bad answer
 */
export function runEntry(remote: LiveRemote, attempt: number): Promise<void> {
  if (containerOf(remote) in globalThis) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const late = setTimeout(() => finish(new Error(`entry timeout: ${remote.entry}`)), LOAD_TIMEOUT_MS);
    const finish = (failure?: Error): void => {
      clearTimeout(late);
      script.onload = null;
      script.onerror = null;
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    script.onerror = () => finish(new Error(`entry not loaded: ${remote.entry}`));
    script.onload = () => {
      const registered = containerOf(remote) in globalThis;
      finish(registered ? undefined : new Error(`entry is not a remote: ${remote.entry}`));
    };
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (remote.integrity) script.integrity = remote.integrity;
    script.src = attempt === 0 ? remote.entry : `${remote.entry}?retry=${attempt}`;
    document.head.append(script);
  });
}
