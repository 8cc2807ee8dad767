import { useEffect, useEffectEvent } from 'react';
import type { EventName, EventPayload } from '@pignon/shared/contract';
import { useMountSignal } from './mount-signal';
import { bus } from './product-bus';

/** Subscribes to one kind of event while the component is on screen. */
export function useBusEvent<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): void {
  const signal = useMountSignal();
  const latest = useEffectEvent((payload: EventPayload<N>) => listener(payload));
  useEffect(() => bus.on(name, (payload) => latest(payload), { signal }), [name, signal]);
}
