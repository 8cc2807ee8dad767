import { useState, useSyncExternalStore } from 'react';
import { bus, type BusEvent } from '@pignon/shared/bus';

let published = 0;

function subscribe(listener: () => void): () => void {
  const subscription = bus.all.subscribe(() => {
    published += 1;
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
  const now = useSyncExternalStore(subscribe, () => published);
  const [frozen, setFrozen] = useState<{ at: number; events: readonly BusEvent[] }>();
  const recent = bus.recent().toReversed();
  return {
    visibleEvents: frozen?.events ?? recent,
    paused: frozen !== undefined,
    missed: frozen ? now - frozen.at : 0,
    pause: (paused) => setFrozen(paused ? { at: now, events: recent } : undefined),
  };
}
