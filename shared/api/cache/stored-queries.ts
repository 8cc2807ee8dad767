import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ProblemError } from '../problem-error';
import { storeOf } from './cached-calls';
import type { LocalCache } from './local-cache';

/** Between the server cache of the page and the stores on the machine. */
export interface StoredQueries {
  /** Persister of every query: shows stored data and fetches at the same time. */
  persister: QueryPersister;
  /** Connects a cache from now on; it may still be opening, or fail to open. */
  attach: (client: QueryClient, opening: Promise<LocalCache | undefined>) => void;
  /** Stops restoring and storing queries. */
  detach: () => void;
}

/** Delay between a response and its write, which groups later ones; the screen is drawn first. */
const WRITE_AFTER_MS = 500;
/** Statuses after which stored data must not be shown: forbidden or gone. */
const GONE: readonly number[] = [403, 404, 410];

function isGone(error: unknown): boolean {
  return error instanceof ProblemError && GONE.includes(error.status);
}

/** True while a signed address works. */
function works(address: unknown): boolean {
  const { expiration } = address as { expiration?: unknown };
  return expiration instanceof Date && expiration.getTime() > Date.now();
}

/** Collects responses and writes them together when the page is idle. */
function writerTo(opening: Promise<LocalCache | undefined>) {
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
    const cache = await opening;
    const answers = [...waiting];
    waiting.clear();
    for (const { queryKey, state } of answers) {
      if (state.data !== undefined) void cache?.keep(queryKey, state.data, state.dataUpdatedAt);
    }
  };
  return {
    add: (query: Query) => {
      waiting.add(query);
      timer ??= setTimeout(() => void write(), WRITE_AFTER_MS);
    },
    stop: () => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** Stores one user's responses once it is attached. */
function follow(client: QueryClient, opening: Promise<LocalCache | undefined>) {
  const queries = client.getQueryCache();
  /** Time at which the server gave restored data; removed when the query is refetched. */
  const restored = new WeakMap<Query, number>();
  const writer = writerTo(opening);
  const note = (query: Query) => {
    if (!storeOf(query.queryKey) || query.state.data === undefined) return;
    if (restored.get(query) === query.state.dataUpdatedAt) return;
    restored.delete(query);
    writer.add(query);
  };
  for (const query of queries.getAll()) note(query);
  const stop = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query as Query);
  });
  return {
    stop: () => {
      stop();
      writer.stop();
    },
    /** Shows stored data, unless the server was faster or the query is gone. */
    draw: async (query: Query): Promise<void> => {
      const isNeeded = () => query.state.data === undefined && queries.get(query.queryHash) === query;
      const stored = isNeeded() ? await (await opening)?.read(query.queryKey) : undefined;
      if (!stored || !isNeeded()) return;
      restored.set(query, stored.at);
      client.setQueryData(query.queryKey, stored.data, { updatedAt: stored.at });
    },
    forget: async (query: Query): Promise<void> => {
      if (restored.has(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
      await (await opening)?.forget(query.queryKey);
    },
    read: async (query: Query): Promise<unknown> => (await (await opening)?.read(query.queryKey))?.data,
  };
}

/** Persists the queries of a client. A failed refresh keeps the data on screen. */
export function createStoredQueries(): StoredQueries {
  let followed: ReturnType<typeof follow> | undefined;
  const detach = () => {
    followed?.stop();
    followed = undefined;
  };
  return {
    detach,
    attach: (client, opening) => {
      detach();
      followed = follow(client, opening);
    },
    persister: async (ask, context, query) => {
      const store = followed && storeOf(query.queryKey);
      if (!followed || !store) return ask(context);
      const stored = followed;
      if (store === 'media' && query.state.data === undefined) {
        // reuses a signed address while valid; shows an expired one when there is no other
        const address = await stored.read(query);
        if (address && works(address)) return address;
      }
      const drawn = store === 'media' ? undefined : stored.draw(query);
      try {
        return await ask(context);
      } catch (error) {
        await (drawn ?? stored.draw(query));
        if (isGone(error)) void stored.forget(query);
        throw error;
      }
    },
  };
}
