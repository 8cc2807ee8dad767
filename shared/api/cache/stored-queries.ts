import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ProblemError } from '../problem-error';
import { storeOf } from './cached-calls';
import type { LocalCache } from './local-cache';

/** Between the server cache of the page and the stores on the machine. */
export interface StoredQueries {
  /** Persister of every query: shows stored data and fetches at the same time. */
  persister: QueryPersister;
  /** Connects a cache from now on; it may still be opening, or fail to open. */
  attach: (client: QueryClient, pendingCache: Promise<LocalCache | undefined>) => void;
  /** Stops restoring and storing queries. */
  detach: () => void;
}

/** Delay between a response and its write, which groups later ones; the screen is drawn first. */
const WRITE_AFTER_MS = 500;
/** Statuses after which stored data must not be shown: forbidden or gone. */
const GONE_STATUSES: readonly number[] = [403, 404, 410];

function isGone(error: unknown): boolean {
  return error instanceof ProblemError && GONE_STATUSES.includes(error.status);
}

/** True while a signed address works. */
function isValidAddress(address: unknown): boolean {
  const { expiration } = address as { expiration?: unknown };
  return expiration instanceof Date && expiration.getTime() > Date.now();
}

/** Collects responses and writes them together when the page is idle. */
function createWriter(pendingCache: Promise<LocalCache | undefined>) {
  const pendingQueries = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writePending = async () => {
    timer = undefined;
    const cache = await pendingCache;
    const pendingAnswers = [...pendingQueries];
    pendingQueries.clear();
    for (const { queryKey, state } of pendingAnswers) {
      if (state.data !== undefined) void cache?.keep(queryKey, state.data, state.dataUpdatedAt);
    }
  };
  return {
    add: (query: Query) => {
      pendingQueries.add(query);
      timer ??= setTimeout(() => void writePending(), WRITE_AFTER_MS);
    },
    stop: () => {
      clearTimeout(timer);
      pendingQueries.clear();
    },
  };
}

/** Stores one user's responses once it is attached. */
function attachCache(client: QueryClient, pendingCache: Promise<LocalCache | undefined>) {
  const queries = client.getQueryCache();
  /** Time at which the server gave restored data; removed when the query is refetched. */
  const restored = new WeakMap<Query, number>();
  const writer = createWriter(pendingCache);
  const noteRestored = (query: Query) => {
    if (!storeOf(query.queryKey) || query.state.data === undefined) return;
    if (restored.get(query) === query.state.dataUpdatedAt) return;
    restored.delete(query);
    writer.add(query);
  };
  for (const query of queries.getAll()) noteRestored(query);
  const stop = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') noteRestored(event.query as Query);
  });
  return {
    stop: () => {
      stop();
      writer.stop();
    },
    /** Shows stored data, unless the server was faster or the query is gone. */
    draw: async (query: Query): Promise<void> => {
      const isStillNeeded = () => query.state.data === undefined && queries.get(query.queryHash) === query;
      const stored = isStillNeeded() ? await (await pendingCache)?.read(query.queryKey) : undefined;
      if (!stored || !isStillNeeded()) return;
      restored.set(query, stored.at);
      client.setQueryData(query.queryKey, stored.data, { updatedAt: stored.at });
    },
    forget: async (query: Query): Promise<void> => {
      if (restored.has(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
      await (await pendingCache)?.forget(query.queryKey);
    },
    read: async (query: Query): Promise<unknown> => (await (await pendingCache)?.read(query.queryKey))?.data,
  };
}

/** Persists the queries of a client. A failed refresh keeps the data on screen. */
export function createStoredQueries(): StoredQueries {
  let attached: ReturnType<typeof attachCache> | undefined;
  const detach = () => {
    attached?.stop();
    attached = undefined;
  };
  return {
    detach,
    attach: (client, pendingCache) => {
      detach();
      attached = attachCache(client, pendingCache);
    },
    persister: async (queryFn, context, query) => {
      const store = attached && storeOf(query.queryKey);
      if (!attached || !store) return queryFn(context);
      const stored = attached;
      if (store === 'media' && query.state.data === undefined) {
        // reuses a signed address while valid; shows an expired one when there is no other
        const address = await stored.read(query);
        if (address && isValidAddress(address)) return address;
      }
      const restoredAnswer = store === 'media' ? undefined : stored.draw(query);
      try {
        return await queryFn(context);
      } catch (error) {
        await (restoredAnswer ?? stored.draw(query));
        if (isGone(error)) void stored.forget(query);
        throw error;
      }
    },
  };
}
