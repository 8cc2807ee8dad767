import type { Query, QueryClient } from '@tanstack/react-query';
import type { Bus, BusEvent } from '../bus';
import type { EventName, RecordKind } from '../contract';
import { RECORD_KINDS } from '../domain/stream/record-kinds';
import { isOfDeleted } from './deletions';
import { changesOf, keepAnswer } from './own-changes';
import { onWritingCall } from './request';
import { STALE_AFTER } from './stale-after.generated';

/** The kind of records that events of this name tell a change of: `mandate.signed` is of mandates. None for `cart.toggled`. */
function kindOf(name: EventName): RecordKind | undefined {
  const [noun] = name.split('.');
  return RECORD_KINDS.find((kind) => kind === noun);
}

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
 * @param received hashes of the queries whose answer came with the change itself
 */
export async function markStale(
  client: QueryClient,
  kinds: readonly RecordKind[],
  shown = true,
  received: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isTouched = (call: string) =>
    STALE_AFTER[call]?.split(' ').some((kind) => kinds.some((changed) => changed === kind)) ?? false;
  const touched = client.getQueryCache().findAll({ predicate: (query) => callsOf(query).some(isTouched) });
  const gone = new Set(touched.filter((query) => isOfDeleted(client, query)));
  for (const query of gone) query.invalidate();
  await client.invalidateQueries({
    predicate: (query) => !gone.has(query) && !received.has(query.queryHash) && callsOf(query).some(isTouched),
    refetchType: shown ? 'active' : 'none',
  });
}

/** Within so long a remote that publishes its changes by itself repeats what the client has published of the same call. */
const REPEATED_MS = 100;

/** What an event tells of: its record, by kind and id, or all of some kinds. */
function toldBy(event: BusEvent): string[] {
  const { reference, ...others } = event.payload as { reference?: string };
  const id = reference ?? Object.values(others)[0];
  return changedBy(event).map((kind) => (event.name === 'records.changed' ? kind : `${kind} ${String(id)}`));
}

/**
 * Publishes what calls change here, and keeps the answers of a client in step with what the bus tells, of one's own changes and
 * of colleagues'. Events that come together are one refresh. An answer that came with a change is not read again for it, and
 * nothing is for an event that repeats what was just published. Call what is given back to stop.
 */
export function keepFresh(client: QueryClient, bus: Pick<Bus, 'all' | 'publish'>): () => void {
  let changed = new Set<RecordKind>();
  let received = new Set<string>();
  let published = { at: 0, told: new Set<string>() };
  let publishing = false;
  const refresh = () => {
    const [kinds, answers] = [[...changed], received];
    changed = new Set();
    received = new Set();
    void markStale(client, kinds, true, answers);
  };
  const isRepeated = (event: BusEvent): boolean =>
    event.from === 'here' &&
    !publishing &&
    event.at - published.at < REPEATED_MS &&
    toldBy(event).every((told) => published.told.has(told) || published.told.has(told.split(' ')[0] ?? ''));
  const subscription = bus.all.subscribe((event) => {
    const kinds = changedBy(event);
    if (kinds.length === 0 || isRepeated(event)) return;
    if (publishing) for (const told of toldBy(event)) published.told.add(told);
    if (changed.size === 0) queueMicrotask(refresh);
    for (const kind of kinds) changed.add(kind);
  });
  onWritingCall((written) => {
    const answers = keepAnswer(client, written);
    const events = changesOf(written);
    if (events.length === 0) return;
    published = { at: Date.now(), told: new Set() };
    for (const hash of answers) received.add(hash);
    publishing = true;
    for (const { name, payload } of events) bus.publish(name, payload);
    publishing = false;
  });
  return () => {
    onWritingCall(undefined);
    subscription.unsubscribe();
  };
}
