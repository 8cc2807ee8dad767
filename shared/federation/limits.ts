/** Timeout of requests to the platform: live versions, fallback version. */
export const LOAD_TIMEOUT_MS = 5_000;
/** Delay after which the user is told that a part of the screen is slow to load. */
export const SLOW_FILE_MS = 5_000;
/** Timeout of one file, longer than a file takes on a slow line. */
export const FILE_TIMEOUT_MS = 60_000;
/** Waits before the second and third attempt. */
export const RETRY_DELAYS_MS: readonly number[] = [300, 1_200];
/** Polling interval of open tabs for new live versions; usually the stream announces them earlier. */
export const REGISTRY_POLL_MS = 300_000;
/** Number of failures in one session after which a remote is requested again only by the user. */
export const CIRCUIT_FAILURES = 3;
