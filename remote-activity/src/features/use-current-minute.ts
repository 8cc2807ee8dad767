import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** A page that is looked at is late by that much at most. */
const EVERY_MS = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  // timers of a telephone in a pocket rest
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The beginning of the minute that it is, in milliseconds; follows the clock while the page stays open. */
export const useCurrentMinute = (): number => useSyncExternalStore(subscribe, currentMinute);
