import { useSyncExternalStore } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';

const LOOK_MS = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today in France; changes at midnight, also after the machine slept. */
export function useDay(): string {
  return useSyncExternalStore(subscribe, () => dayOf());
}
