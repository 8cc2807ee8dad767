import type { Query, QueryClient } from '@tanstack/react-query';
import type { Bus, BusEvent } from '../bus';
import type { EventName, RecordKind } from '../contract';
import { RECORD_KINDS } from '../domain/stream/record-kinds';
import { isOfDeleted } from './deletions';
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
 * else when it is next shown, as is what is left on screen of a record that was deleted here.
 * Resolves when what is on screen was read.
 * @param shown false leaves what is on screen too until it is next shown
 */
export async function markStale(client: QueryClient, kinds: readonly RecordKind[], shown = true): Promise<void> {
  const isTouched = (call: string) =>
    STALE_AFTER[call]?.split(' ').some((kind) => kinds.some((changed) => changed === kind)) ?? false;
  const touched = client.getQueryCache().findAll({ predicate: (query) => callsOf(query).some(isTouched) });
  const gone = new Set(touched.filter((query) => isOfDeleted(client, query)));
  for (const query of gone) query.invalidate();
  await client.invalidateQueries({
    predicate: (query) => !gone.has(query) && callsOf(query).some(isTouched),
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
    void markStale(client, kinds);
  };
  const subscription = bus.all.subscribe((event) => {
    const kinds = changedBy(event);
    if (kinds.length === 0) return;
    if (changed.size === 0) queueMicrotask(refresh);
    for (const kind of kinds) changed.add(kind);
  });
  return () => subscription.unsubscribe();
}
