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
const MAX_ADDRESSES = 12;
/** Maximum number of calls per address: those of the home page's first screen. Later calls do not delay it. */
const MAX_CALLS_PER_ADDRESS = 14;
/** Maximum length in characters of a stored body. */
const MAX_BODY_LENGTH = 2_000;
/** Milliseconds after the session start within which a call belongs to the start of the page. */
const START_PERIOD_MS = 2_000;

const currentAddress = (): string => location.pathname + location.search;

function storeCalls(uid: string, address: string, calls: EarlyCall[]): void {
  const otherEntries = Object.entries(earlyStoreOf(uid).at).filter(([otherAddress]) => otherAddress !== address);
  const callsByAddress = Object.fromEntries([...otherEntries.slice(1 - MAX_ADDRESSES), [address, calls]]);
  try {
    localStorage.setItem(EARLY_STORE, JSON.stringify({ uid, at: callsByAddress } satisfies EarlyStore));
  } catch {
    // a browser that refuses storage, or whose storage is full, begins later
  }
}

interface RecorderOptions {
  client: QueryClient;
  uid: string;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** False after sign-out. */
  isSignedIn: () => boolean;
}

/** Query that holds the answer, when its key is only call and input. */
function plainQuery(client: QueryClient, { query }: EarlyCall): EarlyCall['query'] {
  return query && client.getQueryCache().find({ queryKey: query, exact: true }) ? query : undefined;
}

/** False for a prefetched response that nothing on the page uses. */
const isUsed = (client: QueryClient, { query }: EarlyCall): boolean =>
  !query || client.getQueryCache().find({ queryKey: query, exact: true })?.isActive() === true;

/** Calls stored for the present address. */
const storedCallsOf = (uid: string): readonly EarlyCall[] => earlyStoreOf(uid).at[currentAddress()] ?? [];

/**
 * Records the calls of this visit's start; at its end, drops those that nothing used. Stores at once only what is new:
 * each write takes time before the first row.
 */
function callRecorder({ client, uid, now, isSignedIn }: RecorderOptions): (call: EarlyCall) => void {
  let cleanUpTimer: ReturnType<typeof setTimeout> | undefined;
  const address = currentAddress();
  const storedKeys = new Set(storedCallsOf(uid).map(earlyKey));
  const startedAt = now();
  const calls: EarlyCall[] = [];
  return (call) => {
    if (now() - startedAt > START_PERIOD_MS || calls.length >= MAX_CALLS_PER_ADDRESS) return;
    if (
      (call.body?.length ?? 0) > MAX_BODY_LENGTH ||
      calls.some((recordedCall) => earlyKey(recordedCall) === earlyKey(call))
    )
      return;
    calls.push({ ...call, query: plainQuery(client, call) });
    if (!storedKeys.has(earlyKey(call))) storeCalls(uid, address, calls);
    cleanUpTimer ??= setTimeout(() => {
      if (isSignedIn())
        storeCalls(
          uid,
          address,
          calls.filter((recordedCall) => isUsed(client, recordedCall)),
        );
    }, START_PERIOD_MS);
  };
}

/** Puts the responses of the page's first calls into the cache, where screens look first. */
function prefetchAnswers(client: QueryClient, uid: string): void {
  for (const { query } of storedCallsOf(uid))
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
  let followedUid: string | undefined;
  followSession((session) => {
    const uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
    if (uid === followedUid) return;
    followedUid = uid;
    if (uid === undefined) return onReadingCall(undefined);
    onReadingCall(callRecorder({ client, uid, now, isSignedIn: () => followedUid === uid }));
    prefetchAnswers(client, uid);
  });
}
