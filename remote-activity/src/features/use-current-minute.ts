import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Maximum delay of a visible page in milliseconds. */
const EVERY_MS = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  // phones pause timers while the screen is off
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Start of the current minute in milliseconds; updates while the page is open. */
export const useCurrentMinute = (): number => useSyncExternalStore(subscribe, currentMinute);
