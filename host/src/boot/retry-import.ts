import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { forgetFailedShares } from '@pignon/shared/federation/runtime/failed-shares';

/** Milliseconds before the second and the third attempt. */
const PAUSES_MS = [500, 2_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a part of the host up to three times: one lost answer must not cost a screen, and one that was waited for to
 * the end does. Rejects as the last attempt does. */
export async function retryImport<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [next, ...rest] = pauses;
  const begun = performance.now();
  try {
    return await load();
  } catch (cause) {
    // it may be an entry point of shared that the part needs
    forgetFailedShares();
    if (next === undefined || performance.now() - begun >= FILE_TIMEOUT_MS) throw cause;
    await pause(next);
    return retryImport(load, rest);
  }
}
