import { forgetPersonStores } from '@pignon/shared/state';

/**
 * Keys that belong to the machine and say nothing about a person: screen language, and notifications, which the browser
 * allows per machine.
 */
const PRESERVED_KEYS = ['pignon.language', 'pignon.notifications'];
/** Prefix of the identity SDK's keys. The SDK removes them itself: another tab may be signing in. */
const SDK_KEY_PREFIX = 'firebase:';
/** Owner of the local cache, or a wipe that has begun; the cache removes this key together with its data. */
const CACHE_OWNER_KEY = 'pignon.cache';

/**
 * Removes the user's data from memory and this browser's storage; owners of databases empty them on `session.ended`.
 */
export function forgetPerson(): void {
  forgetPersonStores();
  try {
    for (const key of Object.keys(localStorage))
      if (!PRESERVED_KEYS.includes(key) && !key.startsWith(SDK_KEY_PREFIX) && key !== CACHE_OWNER_KEY)
        localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // storage is blocked: nothing was stored
  }
}
