/** How long one file of a remote may take before the attempt counts as failed. */
export const LOAD_TIMEOUT_MS = 5_000;
/** Waits before the second and third attempt. */
export const RETRY_DELAYS_MS: readonly number[] = [300, 1_200];
/** How often an open tab asks whether other versions are live. */
export const REGISTRY_POLL_MS = 30_000;
/** After so many failures in one session a remote is not tried again unasked. */
export const CIRCUIT_FAILURES = 3;
