import type { Query, QueryClient } from '@tanstack/react-query';
import type { Bus, BusEvent } from '../bus';
import type { EventName, RecordKind } from '../contract';
import { RECORD_KINDS } from '../domain/stream/record-kinds';
import { isOfDeleted } from './deletions';
import { changesOf, storeAnswer } from './own-changes';
import { onWritingCall } from './request';
import { STALE_AFTER } from './stale-after.generated';

/** Kind of record of an event: `mandate` for `mandate.signed`; undefined for `cart.toggled`. */
function kindOf(name: EventName): RecordKind | undefined {
  const [recordNoun] = name.split('.');
  return RECORD_KINDS.find((kind) => kind === recordNoun);
}

/** Calls of a query: those in its `meta`, or the first part of its key. */
function callsOf({ meta, queryKey: [first] }: Query): readonly string[] {
  return meta?.calls ?? (typeof first === 'string' ? [first] : []);
}

function changedBy(event: BusEvent): readonly RecordKind[] {
  if (event.name === 'records.changed') return event.payload.kinds;
  const kind = kindOf(event.name);
  return kind ? [kind] : [];
}

/** Queries whose present fetch replaces one that a change outdated. */
const replacingQueries = new WeakSet<Query>();
/** Queries that are fetched again after their present fetch. */
const waitingQueries = new WeakSet<Query>();

const refetch = (client: QueryClient, query: Query, cancelRefetch: boolean): Promise<void> =>
  client.refetchQueries({ predicate: (candidate) => candidate === query, type: 'active' }, { cancelRefetch });

/** Fetches again after the present fetch, whose response may be older than the change. */
async function refetchAfterwards(client: QueryClient, query: Query): Promise<void> {
  if (waitingQueries.has(query)) return;
  waitingQueries.add(query);
  await refetch(client, query, false);
  waitingQueries.delete(query);
  query.invalidate();
  if (query.isActive()) await refetchChanged(client, query);
}

/**
 * Fetches a changed query that is on screen. Aborts its present fetch, but not a first one, nor one that replaces
 * another: else no response would arrive while changes come faster than responses.
 */
async function refetchChanged(client: QueryClient, query: Query): Promise<void> {
  const { data, fetchStatus } = query.state;
  if (fetchStatus !== 'fetching') return refetch(client, query, true);
  if (data === undefined || replacingQueries.has(query)) return refetchAfterwards(client, query);
  replacingQueries.add(query);
  await refetch(client, query, true);
  replacingQueries.delete(query);
}

/**
 * Refetches every response that changes of these kinds make stale by the call table: at once on screen, otherwise when
 * next shown; deleted records are not refetched. Resolves when the screen is fetched. @param refetchActive false defers the
 * screen too @param received hashes of the queries that the change already updated
 */
export async function invalidateQueries(
  client: QueryClient,
  kinds: readonly RecordKind[],
  refetchActive = true,
  received: ReadonlySet<string> = new Set(),
): Promise<void> {
  const isStaleCall = (call: string) =>
    STALE_AFTER[call]?.split(' ').some((kind) => kinds.some((changed) => changed === kind)) ?? false;
  const staleQueries = client.getQueryCache().findAll({ predicate: (query) => callsOf(query).some(isStaleCall) });
  const deletedQueries = new Set(staleQueries.filter((query) => isOfDeleted(client, query)));
  const changedQueries = staleQueries.filter((query) => deletedQueries.has(query) || !received.has(query.queryHash));
  for (const query of changedQueries) query.invalidate();
  if (!refetchActive) return;
  const shownQueries = changedQueries.filter((query) => !deletedQueries.has(query) && query.isActive());
  await Promise.all(shownQueries.map((query) => refetchChanged(client, query)));
}

/** Milliseconds within which a remote of an earlier contract repeats the client's own event. */
const REPEATED_MS = 100;

/** Records of an event: kind and id, or whole kinds. */
function recordKeysOf(event: BusEvent): string[] {
  const { reference, ...others } = event.payload as { reference?: string };
  const id = reference ?? Object.values(others)[0];
  return changedBy(event).map((kind) => (event.name === 'records.changed' ? kind : `${kind} ${String(id)}`));
}

/**
 * Publishes the changes of calls, and refetches stale responses after events, one's own and colleagues'. Events in one
 * moment cause one refresh. Neither data received with a change nor a repeated event is refetched. Returns the function
 * that stops it.
 */
export function invalidateOnChange(client: QueryClient, bus: Pick<Bus, 'all' | 'publish'>): () => void {
  let changedKinds = new Set<RecordKind>();
  let received = new Set<string>();
  let lastPublished = { at: 0, told: new Set<string>() };
  let isPublishing = false;
  const refresh = () => {
    const [kinds, answers] = [[...changedKinds], received];
    changedKinds = new Set();
    received = new Set();
    void invalidateQueries(client, kinds, true, answers);
  };
  const isRepeated = (event: BusEvent): boolean =>
    event.from === 'here' &&
    !isPublishing &&
    event.at - lastPublished.at < REPEATED_MS &&
    recordKeysOf(event).every(
      (kind) => lastPublished.told.has(kind) || lastPublished.told.has(kind.split(' ')[0] ?? ''),
    );
  const subscription = bus.all.subscribe((event) => {
    const kinds = changedBy(event);
    if (kinds.length === 0 || isRepeated(event)) return;
    if (isPublishing) for (const kind of recordKeysOf(event)) lastPublished.told.add(kind);
    if (changedKinds.size === 0) queueMicrotask(refresh);
    for (const kind of kinds) changedKinds.add(kind);
  });
  onWritingCall((writtenCall) => {
    const answers = storeAnswer(client, writtenCall);
    const events = changesOf(writtenCall);
    if (events.length === 0) return;
    lastPublished = { at: Date.now(), told: new Set() };
    for (const hash of answers) received.add(hash);
    isPublishing = true;
    for (const { name, payload } of events) bus.publish(name, payload);
    isPublishing = false;
  });
  return () => {
    onWritingCall(undefined);
    subscription.unsubscribe();
  };
}
