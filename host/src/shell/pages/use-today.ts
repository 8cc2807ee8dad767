import { useSyncExternalStore } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';

const POLL_INTERVAL_MS = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, POLL_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today in France; changes at midnight, also after the machine slept. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => dayOf());
}
