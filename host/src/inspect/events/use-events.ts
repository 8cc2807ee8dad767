import { useState, useSyncExternalStore } from 'react';
import { bus, type BusEvent } from '@pignon/shared/bus';

let publishedCount = 0;

function subscribe(listener: () => void): () => void {
  const subscription = bus.all.subscribe(() => {
    publishedCount += 1;
    listener();
  });
  return () => subscription.unsubscribe();
}

export interface Events {
  /** Newest first. */
  visibleEvents: readonly BusEvent[];
  paused: boolean;
  /** Published since the pause began. */
  missed: number;
  pause: (paused: boolean) => void;
}

/** Returns the latest events of the bus; a pause freezes the list. */
export function useEvents(): Events {
  const currentCount = useSyncExternalStore(subscribe, () => publishedCount);
  const [frozen, setFrozen] = useState<{ at: number; events: readonly BusEvent[] }>();
  const recentEvents = bus.recent().toReversed();
  return {
    visibleEvents: frozen?.events ?? recentEvents,
    paused: frozen !== undefined,
    missed: frozen ? currentCount - frozen.at : 0,
    pause: (paused) => setFrozen(paused ? { at: currentCount, events: recentEvents } : undefined),
  };
}
