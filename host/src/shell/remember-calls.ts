import { callQuery, onReadingCall, type QueryClient } from '@pignon/shared/api';
import {
  EARLY_STORE,
  earlyKey,
  earlyStoreOf,
  type EarlyCall,
  type EarlyStore,
} from '@pignon/shared/api/early/early-calls';
import { followSession } from '@pignon/shared/auth';

/** Number of addresses whose first calls are stored; the least recently seen is dropped. */
const ADDRESSES = 12;
/** Maximum number of calls per address; calls beyond these do not delay the first screen. */
const CALLS = 6;
/** Maximum length in characters of a stored body. */
const BODY_LENGTH = 2_000;
/** Milliseconds after the session start within which a call belongs to the start of the page. */
const BEGINNING_MS = 2_000;

function storeCalls(uid: string, address: string, calls: EarlyCall[]): void {
  const others = Object.entries(earlyStoreOf(uid).at).filter(([other]) => other !== address);
  const at = Object.fromEntries([...others.slice(1 - ADDRESSES), [address, calls]]);
  try {
    localStorage.setItem(EARLY_STORE, JSON.stringify({ uid, at } satisfies EarlyStore));
  } catch {
    // a browser that refuses storage, or whose storage is full, begins later
  }
}

interface Beginning {
  client: QueryClient;
  uid: string;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** False after sign-out. */
  stillThere: () => boolean;
}

/** Query that holds the answer, when its key is only call and input. */
function plainQueryOf(client: QueryClient, { query }: EarlyCall): EarlyCall['query'] {
  return query && client.getQueryCache().find({ queryKey: query, exact: true }) ? query : undefined;
}

/** False for a prefetched response that nothing on the page uses. */
const isUsed = (client: QueryClient, { query }: EarlyCall): boolean =>
  !query || client.getQueryCache().find({ queryKey: query, exact: true })?.isActive() === true;

/** Records the calls of this visit's start; at its end, drops those that nothing used. */
function callRecorder({ client, uid, now, stillThere }: Beginning): (call: EarlyCall) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const address = location.pathname + location.search;
  const startedAt = now();
  const calls: EarlyCall[] = [];
  return (call) => {
    if (now() - startedAt > BEGINNING_MS || calls.length >= CALLS) return;
    if ((call.body?.length ?? 0) > BODY_LENGTH || calls.some((known) => earlyKey(known) === earlyKey(call))) return;
    calls.push({ ...call, query: plainQueryOf(client, call) });
    storeCalls(uid, address, calls);
    waiting ??= setTimeout(() => {
      if (stillThere())
        storeCalls(
          uid,
          address,
          calls.filter((known) => isUsed(client, known)),
        );
    }, BEGINNING_MS);
  };
}

/** Puts the responses of the page's first calls into the cache, where screens look first. */
function readAhead(client: QueryClient, uid: string): void {
  for (const { query } of earlyStoreOf(uid).at[location.pathname + location.search] ?? [])
    if (query)
      void client
        .query(callQuery(query[0] as 'GET agency', query[1] as Record<string, undefined>))
        .catch(() => undefined);
}

/**
 * Records each address's first calls, so that the next visit requests them while scripts load (host/early). The record
 * belongs to the user and is deleted at sign-out.
 */
export function rememberCalls(client: QueryClient, now: () => number = () => performance.now()): void {
  let of: string | undefined;
  followSession((session) => {
    const uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
    if (uid === of) return;
    of = uid;
    if (uid === undefined) return onReadingCall(undefined);
    onReadingCall(callRecorder({ client, uid, now, stillThere: () => of === uid }));
    readAhead(client, uid);
  });
}
