import { forgetPersonStores } from '@pignon/shared/state';

/**
 * What belongs to the machine rather than to the person at it, and says nothing about either: the language of the screen
 * and whether it shows notifications, which the browser allows for the machine.
 */
const KEPT = ['pignon.language', 'pignon.notifications'];
/** The identity SDK removes its own, also when another tab is about to sign somebody else in. */
const SDK = 'firebase:';
/** Says whose the local cache is, and that its wipe has begun; the cache takes it away with the rest. */
const CACHE = 'pignon.cache';

/** Leaves nothing of the person in this browser's small stores, nor in memory; those who keep databases empty them on `session.ended`. */
export function forgetPerson(): void {
  forgetPersonStores();
  try {
    for (const key of Object.keys(localStorage))
      if (!KEPT.includes(key) && !key.startsWith(SDK) && key !== CACHE) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // a browser that refuses storage has kept nothing
  }
}
