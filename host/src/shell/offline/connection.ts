import { isSilence } from '@pignon/shared/api';
import { reloadProfile } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig } from '@pignon/shared/contract';
import { createStore, useStore } from '@pignon/shared/state';
import { productQueries } from '../product-queries';

/** State of the connection: `apiDown` has network without response, `slow` has late responses. */
export type Connection = 'online' | 'offline' | 'apiDown' | 'slow';

const RETRY_DELAY_MS = 10_000;
const PROBE_TIMEOUT_MS = 8_000;
/** Milliseconds after which a slow response is shown. */
const SLOW_MS = 5_000;

const connectionStore = createStore<Connection>('online');
/** Time of the first failed call in milliseconds; undefined while the server responds. */
let silentSince: number | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pendingProbe: Promise<void> | undefined;
const returnListeners = new Set<() => void>();
const slowTimers = new Map<string, ReturnType<typeof setTimeout>>();

function startSilence(): void {
  silentSince ??= Date.now();
  connectionStore.set(navigator.onLine ? 'apiDown' : 'offline');
  clearTimeout(retryTimer);
  // randomized, so that an agency's browsers do not reconnect at once
  retryTimer = setTimeout(() => void probeConnection(), RETRY_DELAY_MS * (0.8 + Math.random() * 0.4));
}

/** After reconnecting: refetches the screen and the profile, once. */
function endSilence(): void {
  if (silentSince === undefined) return;
  const since = silentSince;
  silentSince = undefined;
  clearTimeout(retryTimer);
  connectionStore.set('online');
  for (const listener of [...returnListeners]) listener();
  void reloadProfile();
  void productQueries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.dataUpdatedAt < since && state.fetchStatus === 'idle',
  });
}

async function probeServer(): Promise<void> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const answer = await fetch(`${runtimeConfig().apiUrl}/healthz`, { cache: 'no-store', signal }).catch(() => undefined);
  if (answer?.ok) endSilence();
  else startSilence();
}

/** Checks whether the server responds; one check at a time. */
export function probeConnection(): Promise<void> {
  pendingProbe ??= probeServer().finally(() => {
    pendingProbe = undefined;
  });
  return pendingProbe;
}

/** Starts or ends the timer of a pending response. */
function watchSlowQuery(query: string, pending: boolean): void {
  clearTimeout(slowTimers.get(query));
  slowTimers.delete(query);
  if (pending) {
    const updateStore = () =>
      connectionStore.set((currentConnection) => (currentConnection === 'online' ? 'slow' : currentConnection));
    slowTimers.set(query, setTimeout(updateStore, SLOW_MS));
  } else if (slowTimers.size === 0) {
    connectionStore.set((currentConnection) => (currentConnection === 'slow' ? 'online' : currentConnection));
  }
}

productQueries.getQueryCache().subscribe((event) => {
  if (event.type === 'removed') watchSlowQuery(event.query.queryHash, false);
  if (event.type !== 'updated') return;
  const { action, query } = event;
  watchSlowQuery(query.queryHash, query.state.fetchStatus === 'fetching');
  // a single failed call may be a fault of that call: checks the server
  if ((action.type === 'error' || action.type === 'failed') && isSilence(action.error)) void probeConnection();
});

// a remote that fails to load may mean that the network is down
bus.on('remote.failed', () => void probeConnection());

window.addEventListener('offline', startSilence);
window.addEventListener('online', () => void probeConnection());
if (!navigator.onLine) startSilence();

/** Calls back each time the server responds after an outage; returns the function that stops it. */
export function onServerReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Returns the connection state. While the server does not respond, it is polled about every 10 s. */
export function useConnection(): Connection {
  return useStore(connectionStore);
}
