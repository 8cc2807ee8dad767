import { Subject, filter, map, type Observable, type Subscription } from 'rxjs';
import type { EventCatalogue, EventName, EventPayload } from '@pignon/shared/contract';

/** Who told it: this page, another tab of the browser, or the server on behalf of a colleague. */
export type EventOrigin = 'here' | 'tab' | 'server';

/** One piece of news: what happened, to which ids, when, and who told it. */
export type BusEvent<N extends EventName = EventName> = {
  [K in N]: { name: K; payload: EventCatalogue[K]; at: number; from: EventOrigin };
}[N];

export type Bus = {
  /** Tells everybody, here and in the browser's other tabs. */
  publish: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /** Tells everybody here what the server said; every tab hears that for itself. */
  relay: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /** Hears one kind of news. What throws in a listener is reported and stops nobody, not even that listener. */
  on: <N extends EventName>(name: N, listener: (payload: EventPayload<N>, event: BusEvent<N>) => void) => () => void;
  /** The same as a stream. */
  stream: <N extends EventName>(name: N) => Observable<EventPayload<N>>;
  /** The last 200 events, oldest first. */
  recent: () => readonly BusEvent[];
  /** Brings in what another tab told; for the bridge. */
  receive: (event: BusEvent) => void;
  /** Hears everything told here; for the bridge and the developer panel. */
  all: Observable<BusEvent>;
};

type Told<N extends EventName> = { payload: EventPayload<N> };

const KEPT = 200;

/** Reported as an uncaught error would be, without breaking the caller. */
function reportLater(cause: unknown): void {
  queueMicrotask(() => {
    throw cause;
  });
}

/** A bus of its own; the product has one, tests make theirs. */
export function createBus(report: (cause: unknown) => void = reportLater): Bus {
  const subject = new Subject<BusEvent>();
  const kept: BusEvent[] = [];
  const deliver = (event: BusEvent) => {
    kept.push(event);
    if (kept.length > KEPT) kept.shift();
    subject.next(event);
  };
  // an event of that name carries that name's payload; TypeScript cannot follow it through a generic name
  const only = <N extends EventName>(name: N) =>
    subject.pipe(filter((event) => event.name === name)) as unknown as Observable<Told<N>>;
  return {
    publish: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'here' } as BusEvent),
    relay: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'server' } as BusEvent),
    on: <N extends EventName>(name: N, listener: (payload: EventPayload<N>, event: BusEvent<N>) => void) => {
      const subscription: Subscription = only(name).subscribe((event) => {
        try {
          listener(event.payload, event as unknown as BusEvent<N>);
        } catch (cause) {
          report(cause);
        }
      });
      return () => subscription.unsubscribe();
    },
    stream: (name) => only(name).pipe(map((event) => event.payload)),
    recent: () => kept,
    receive: (event) => deliver({ ...event, from: 'tab' }),
    all: subject.asObservable(),
  };
}
