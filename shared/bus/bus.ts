import { Observable, Subject } from 'rxjs';
import type { EventCatalogue, EventName, EventPayload } from '@pignon/shared/contract';

/** Who told it: this page, another tab of the browser, or the server on behalf of a colleague. */
export type EventOrigin = 'here' | 'tab' | 'server';

/** One piece of news: what happened, to which ids, when, and who told it. */
export type BusEvent<N extends EventName = EventName> = {
  [K in N]: { name: K; payload: EventCatalogue[K]; at: number; from: EventOrigin };
}[N];

/** One who hears a kind of news. */
export interface Listener {
  name: EventName;
  /** `performance.now()` of when it began. */
  since: number;
  /** The calls by which it was opened, as the browser writes them; the first line with an address is the bus itself. */
  stack: () => string;
  stop: () => void;
}

export type Bus = {
  /** Tells everybody, here and in the browser's other tabs. */
  publish: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /** Tells everybody here what the server said; every tab hears that for itself. */
  relay: <N extends EventName>(name: N, payload: EventPayload<N>) => void;
  /**
   * Hears one kind of news. What throws in a listener is reported and stops nobody, not even that listener. What a screen of
   * a remote opens is closed with it at the latest; what is to last is opened while a module is loaded.
   */
  on: <N extends EventName>(name: N, listener: (payload: EventPayload<N>, event: BusEvent<N>) => void) => () => void;
  /** The same as a stream. */
  stream: <N extends EventName>(name: N) => Observable<EventPayload<N>>;
  /** Everybody who hears something by `on` or `stream`; for the host. */
  listeners: () => readonly Listener[];
  /** The last 200 events of this session, oldest first. */
  recent: () => readonly BusEvent[];
  /** Brings in what another tab told; for the bridge. */
  receive: (event: BusEvent) => void;
  /** Hears everything told here; for the bridge and the developer panel. */
  all: Observable<BusEvent>;
};

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
    // who was there, and what they did, stays with nobody who comes after them
    if (event.name === 'session.ended') kept.length = 0;
    kept.push(event);
    if (kept.length > KEPT) kept.shift();
    subject.next(event);
  };
  const open = new Set<Listener>();
  const hear = <N extends EventName>(name: N, told: (event: BusEvent<N>) => void, opened: Error): (() => void) => {
    const subscription = subject.subscribe((event) => {
      if (event.name !== name) return;
      try {
        // an event of that name carries that name's payload; TypeScript cannot follow it through a generic name
        told(event as BusEvent<N>);
      } catch (cause) {
        report(cause);
      }
    });
    const stop = () => {
      subscription.unsubscribe();
      open.delete(listener);
    };
    const listener: Listener = { name, since: performance.now(), stack: () => opened.stack ?? '', stop };
    open.add(listener);
    return stop;
  };
  return {
    publish: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'here' } as BusEvent),
    relay: (name, payload) => deliver({ name, payload, at: Date.now(), from: 'server' } as BusEvent),
    on: <N extends EventName>(name: N, listener: (payload: EventPayload<N>, event: BusEvent<N>) => void) =>
      hear(name, (event) => listener(event.payload, event), new Error(name)),
    stream: <N extends EventName>(name: N) => {
      const opened = new Error(name);
      return new Observable<EventPayload<N>>((subscriber) =>
        hear(name, (event) => subscriber.next(event.payload), opened),
      );
    },
    listeners: () => [...open],
    recent: () => kept,
    receive: (event) => deliver({ ...event, from: 'tab' }),
    all: subject.asObservable(),
  };
}
