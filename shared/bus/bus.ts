import { Observable, Subject } from 'rxjs';
import type { EventCatalogue, EventName, EventPayload } from '@pignon/shared/contract';

/** Publisher of an event: this page, another tab of the browser, or the server for a colleague. */
export type EventOrigin = 'here' | 'tab' | 'server';

/** One event: name, payload with ids, time, and publisher. */
export type BusEvent<N extends EventName = EventName> = {
  [K in N]: { name: K; payload: EventCatalogue[K]; at: number; from: EventOrigin };
}[N];

/** Lifetime of a subscription. */
export interface SubscriptionOptions {
  /** Ends the subscription when aborted; an aborted signal subscribes nothing. */
  signal?: AbortSignal;
}

export type Bus = {
  /** Publishes in this tab and the browser's others. */
  publish: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /** Publishes a server event in this tab only; every tab receives it. */
  relay: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /**
   * Subscribes to one kind of event, until the returned function is called or the signal aborts. A throwing listener is
   * reported and stays subscribed. Components use `useBusEvent`, or the signal of `useMountSignal`; a subscription
   * without signal, at module level, lasts as long as the page.
   */
  on: <N extends EventName>(
    name: N,
    listener: (payload: EventPayload<N>, event: BusEvent<N>) => void,
    options?: SubscriptionOptions,
  ) => () => void;
  /** The same as an observable. */
  stream: <N extends EventName>(name: N, options?: SubscriptionOptions) => Observable<EventPayload<N>>;
  /** The last 200 events of this session, oldest first. */
  recent: () => readonly BusEvent[];
  /** Publishes an event of another tab; for the bridge. */
  receive: (event: BusEvent) => void;
  /** All events published here; for the bridge and the developer panel. */
  all: Observable<BusEvent>;
};

const MAX_RECENT_EVENTS = 200;

/** Reported as an uncaught error would be, without breaking the caller. */
function reportUncaught(cause: unknown): void {
  queueMicrotask(() => {
    throw cause;
  });
}

/** Creates a bus: the product has one, tests make more. */
export function createBus(report: (cause: unknown) => void = reportUncaught): Bus {
  const subject = new Subject<BusEvent>();
  const events: BusEvent[] = [];
  const deliver = (event: BusEvent) => {
    // the next user must not see the last one's events
    if (event.name === 'session.ended') events.length = 0;
    events.push(event);
    if (events.length > MAX_RECENT_EVENTS) events.shift();
    subject.next(event);
  };
  const subscribe = <N extends EventName>(
    name: N,
    notify: (event: BusEvent<N>) => void,
    signal: AbortSignal | undefined,
  ): (() => void) => {
    if (signal?.aborted) return () => undefined;
    const subscription = subject.subscribe((event) => {
      if (event.name !== name) return;
      try {
        // the name determines the payload; TypeScript cannot follow that through a generic
        notify(event as BusEvent<N>);
      } catch (cause) {
        report(cause);
      }
    });
    const stop = () => {
      subscription.unsubscribe();
      signal?.removeEventListener('abort', stop);
    };
    signal?.addEventListener('abort', stop);
    return stop;
  };
  return {
    publish: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'here' } as BusEvent),
    relay: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'server' } as BusEvent),
    on: (name, listener, { signal } = {}) => subscribe(name, (event) => listener(event.payload, event), signal),
    stream: <N extends EventName>(name: N, { signal }: SubscriptionOptions = {}) =>
      new Observable<EventPayload<N>>((subscriber) =>
        subscribe(name, (event) => subscriber.next(event.payload), signal),
      ),
    recent: () => events,
    receive: (event) => deliver({ ...event, from: 'tab' }),
    all: subject.asObservable(),
  };
}
