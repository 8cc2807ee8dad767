/** The edge's address that empties the browser's HTTP cache of this origin. */
export const CLEAR_CACHE_PATH = '/browser-cache/clear';

/**
 * Empties the browser's HTTP cache, which holds pictures that the person has seen. Goes on when the page is left
 * meanwhile; without network nothing happens, and what lies there cannot be read without its signed address.
 */
export async function clearHttpCache(): Promise<void> {
  await fetch(CLEAR_CACHE_PATH, { method: 'POST', keepalive: true }).catch(() => undefined);
}
