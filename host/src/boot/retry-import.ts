import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { forgetFailedShares } from '@pignon/shared/federation/runtime/failed-shares';

/** Milliseconds before the second and the third attempt. */
const PAUSES_MS = [500, 2_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Imports a part of the host in up to three attempts. A request that ran into its timeout is not retried. Rejects with
 * the last error.
 */
export async function retryImport<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [next, ...rest] = pauses;
  const startedAt = performance.now();
  try {
    return await load();
  } catch (cause) {
    // the failed part may need an entry point of shared
    forgetFailedShares();
    if (next === undefined || performance.now() - startedAt >= FILE_TIMEOUT_MS) throw cause;
    await pause(next);
    return retryImport(load, rest);
  }
}
