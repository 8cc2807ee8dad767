/** How long a question of the platform may take: what is live, what stands in. */
export const LOAD_TIMEOUT_MS = 5_000;
/** Whoever waits longer than this for a part of a screen is told that it takes long. */
export const SLOW_FILE_MS = 5_000;
/** What has not come by then counts as not coming: one file on a slow line takes less. */
export const FILE_TIMEOUT_MS = 60_000;
/** Waits before the second and third attempt. */
export const RETRY_DELAYS_MS: readonly number[] = [300, 1_200];
/** How often an open tab asks by itself whether other versions are live: it usually hears of them over its stream. */
export const REGISTRY_POLL_MS = 300_000;
/** After so many failures in one session a remote is not tried again unasked. */
export const CIRCUIT_FAILURES = 3;
