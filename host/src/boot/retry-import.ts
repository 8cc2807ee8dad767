import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { forgetFailedShares } from '@pignon/shared/federation/runtime/failed-shares';

/** Milliseconds before the second and the third attempt. */
const RETRY_DELAYS_MS = [500, 2_000];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a part of the host in up to three attempts. A request that ran into its timeout is not retried. Rejects with
 * the last error.
 */
export async function retryImport<T>(load: () => Promise<T>, delays: readonly number[] = RETRY_DELAYS_MS): Promise<T> {
  const [nextDelay, ...laterDelays] = delays;
  const startedAt = performance.now();
  try {
    return await load();
  } catch (cause) {
    // the failed part may need an entry point of shared
    forgetFailedShares();
    if (nextDelay === undefined || performance.now() - startedAt >= FILE_TIMEOUT_MS) throw cause;
    await delay(nextDelay);
    return retryImport(load, laterDelays);
  }
}
