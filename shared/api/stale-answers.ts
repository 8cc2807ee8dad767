import type { Query, QueryClient } from '@tanstack/react-query';
import type { Bus, BusEvent } from '../bus';
import type { EventName, RecordKind } from '../contract';
import { RECORD_KINDS } from '../domain/stream/record-kinds';
import { STALE_AFTER } from './stale-after.generated';

/** The kind of records that events of this name tell a change of: `mandate.signed` is of mandates. None for `cart.toggled`. */
function kindOf(name: EventName): RecordKind | undefined {
  const [noun] = name.split('.');
  return RECORD_KINDS.find((kind) => kind === noun);
}

/** True for the events that make answers stale. */
export const tellsOfRecords = (name: EventName): boolean => name === 'records.changed' || kindOf(name) !== undefined;

/** The calls that a query asks: those of its `meta`, or the one that its key begins with. */
function callsOf({ meta, queryKey: [first] }: Query): readonly string[] {
  return meta?.calls ?? (typeof first === 'string' ? [first] : []);
}

function changedBy(event: BusEvent): readonly RecordKind[] {
  if (event.name === 'records.changed') return event.payload.kinds;
  const kind = kindOf(event.name);
  return kind ? [kind] : [];
}

/**
 * Asks again for every answer that changes of these kinds make stale, as the call table says: at once for what is on screen,
 * else when it is next shown.
 * @param shown false leaves what is on screen too until it is next shown
 */
export function markStale(client: QueryClient, kinds: readonly RecordKind[], shown = true): void {
  const isTouched = (call: string) =>
    STALE_AFTER[call]?.split(' ').some((kind) => kinds.some((changed) => changed === kind)) ?? false;
  void client.invalidateQueries({
    predicate: (query) => callsOf(query).some(isTouched),
    refetchType: shown ? 'active' : 'none',
  });
}

/**
 * Keeps the answers of a client in step with what the bus tells, of one's own changes and of colleagues'. Events that come
 * together are one refresh. Call what is given back to stop.
 */
export function keepFresh(client: QueryClient, bus: Pick<Bus, 'all'>): () => void {
  let changed = new Set<RecordKind>();
  const refresh = () => {
    const kinds = [...changed];
    changed = new Set();
    markStale(client, kinds);
  };
  const subscription = bus.all.subscribe((event) => {
    const kinds = changedBy(event);
    if (kinds.length === 0) return;
    if (changed.size === 0) queueMicrotask(refresh);
    for (const kind of kinds) changed.add(kind);
  });
  return () => subscription.unsubscribe();
}
