import { useState, useSyncExternalStore } from 'react';
import { bus, type BusEvent } from '@pignon/shared/bus';

let told = 0;

function subscribe(listener: () => void): () => void {
  const subscription = bus.all.subscribe(() => {
    told += 1;
    listener();
  });
  return () => subscription.unsubscribe();
}

export interface Events {
  /** Newest first. */
  shown: readonly BusEvent[];
  paused: boolean;
  /** Told since the pause began. */
  missed: number;
  pause: (paused: boolean) => void;
}

/** What the bus told of late; a pause keeps what is shown while more is told. */
export function useEvents(): Events {
  const now = useSyncExternalStore(subscribe, () => told);
  const [held, setHeld] = useState<{ at: number; events: readonly BusEvent[] }>();
  const recent = bus.recent().toReversed();
  return {
    shown: held?.events ?? recent,
    paused: held !== undefined,
    missed: held ? now - held.at : 0,
    pause: (paused) => setHeld(paused ? { at: now, events: recent } : undefined),
  };
}
