/** Address of the edge that clears the browser's HTTP cache of this origin. */
export const CLEAR_CACHE_PATH = '/browser-cache/clear';

/**
 * Clears the browser's HTTP cache, which contains pictures. Completes even when the page closes. Without network it
 * does nothing, but the pictures need a signed address anyway.
 */
export async function clearHttpCache(): Promise<void> {
  await fetch(CLEAR_CACHE_PATH, { method: 'POST', keepalive: true }).catch(() => undefined);
}
