import { useEffect, useEffectEvent } from 'react';
import type { EventName, EventPayload } from '@pignon/shared/contract';
import { bus } from './product-bus';

/** Hears one kind of news while the component is on screen. */
export function useBusEvent<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): void {
  const latest = useEffectEvent((payload: EventPayload<N>) => listener(payload));
  useEffect(() => bus.on(name, (payload) => latest(payload)), [name]);
}
