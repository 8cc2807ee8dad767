import { isSilence } from '@pignon/shared/api';
import { reloadProfile } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig } from '@pignon/shared/contract';
import { createStore, useStore } from '@pignon/shared/state';
import { productQueries } from '../product-queries';

/** State of the connection: `apiDown` has network without response, `slow` has late responses. */
export type Connection = 'online' | 'offline' | 'apiDown' | 'slow';

const AGAIN_MS = 10_000;
const KNOCK_TIMEOUT_MS = 8_000;
/** An answer that takes longer than this is worth a word. */
const SLOW_MS = 5_000;

const connectionStore = createStore<Connection>('online');
/** Since when nobody answers, in milliseconds; undefined while somebody does. */
let silentSince: number | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let knocking: Promise<void> | undefined;
const returnListeners = new Set<() => void>();
const late = new Map<string, ReturnType<typeof setTimeout>>();

function fallSilent(): void {
  silentSince ??= Date.now();
  connectionStore.set(navigator.onLine ? 'apiDown' : 'offline');
  clearTimeout(again);
  // spread out, so that a whole agency does not knock in the same second
  again = setTimeout(() => void knock(), AGAIN_MS * (0.8 + Math.random() * 0.4));
}

/** Somebody answers again: what is on screen is read anew, once, and so is who the person is. */
function recover(): void {
  if (silentSince === undefined) return;
  const since = silentSince;
  silentSince = undefined;
  clearTimeout(again);
  connectionStore.set('online');
  for (const listener of [...returnListeners]) listener();
  void reloadProfile();
  void productQueries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.dataUpdatedAt < since && state.fetchStatus === 'idle',
  });
}

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(KNOCK_TIMEOUT_MS);
  const answer = await fetch(`${runtimeConfig().apiUrl}/healthz`, { cache: 'no-store', signal }).catch(() => undefined);
  if (answer?.ok) recover();
  else fallSilent();
}

/** Asks whether the server answers; one question at a time. */
export function knock(): Promise<void> {
  knocking ??= ask().finally(() => {
    knocking = undefined;
  });
  return knocking;
}

/** Starts the watch on an answer that is on its way, or ends it. */
function watchLate(query: string, pending: boolean): void {
  clearTimeout(late.get(query));
  late.delete(query);
  if (pending) {
    const tell = () => connectionStore.set((now) => (now === 'online' ? 'slow' : now));
    late.set(query, setTimeout(tell, SLOW_MS));
  } else if (late.size === 0) {
    connectionStore.set((now) => (now === 'slow' ? 'online' : now));
  }
}

productQueries.getQueryCache().subscribe((event) => {
  if (event.type === 'removed') watchLate(event.query.queryHash, false);
  if (event.type !== 'updated') return;
  const { action, query } = event;
  watchLate(query.queryHash, query.state.fetchStatus === 'fetching');
  // one call that fails may be that call's own trouble: a knock tells
  if ((action.type === 'error' || action.type === 'failed') && isSilence(action.error)) void knock();
});

// a remote that cannot be fetched may be its own trouble, or the network's
bus.on('remote.failed', () => void knock());

window.addEventListener('offline', fallSilent);
window.addEventListener('online', () => void knock());
if (!navigator.onLine) fallSilent();

/** Calls back each time that the server answers after a silence; call what is given back to stop. */
export function onServerReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Returns the connection state. Without response the API is polled about every 10 s. */
export function useConnection(): Connection {
  return useStore(connectionStore);
}
