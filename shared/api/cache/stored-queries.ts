import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ProblemError } from '../problem-error';
import { storeOf } from './cached-calls';
import type { LocalCache } from './local-cache';

/** Between the server cache of the page and the stores on the machine. */
export interface StoredQueries {
  /** Makes every query of the client: draws what is kept and asks the server at the same time. */
  persister: QueryPersister;
  /** From now on answers are drawn from this cache and written to it; it may still be opening, or never open. */
  attach: (client: QueryClient, opening: Promise<LocalCache | undefined>) => void;
  /** Stops restoring and storing queries. */
  detach: () => void;
}

/** Delay between a response and its write, which groups later ones; the screen is drawn first. */
const WRITE_AFTER_MS = 500;
/** Refusals after which what is kept must not be shown again: no longer allowed, or no longer there. */
const GONE: readonly number[] = [403, 404, 410];

function isGone(error: unknown): boolean {
  return error instanceof ProblemError && GONE.includes(error.status);
}

/** True while a signed address works. */
function works(address: unknown): boolean {
  const { expiration } = address as { expiration?: unknown };
  return expiration instanceof Date && expiration.getTime() > Date.now();
}

/** Collects answers and writes them together, when the page has a moment. */
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

/** Stores one person's responses from the moment it is attached. */
function follow(client: QueryClient, opening: Promise<LocalCache | undefined>) {
  const queries = client.getQueryCache();
  /** When the server gave what a query shows from the machine; until it answers anew. */
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
    /** Shows what is kept, unless the server was quicker or the query is gone. */
    draw: async (query: Query): Promise<void> => {
      const isNeeded = () => query.state.data === undefined && queries.get(query.queryHash) === query;
      const kept = isNeeded() ? await (await opening)?.read(query.queryKey) : undefined;
      if (!kept || !isNeeded()) return;
      restored.set(query, kept.at);
      client.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
    },
    forget: async (query: Query): Promise<void> => {
      if (restored.has(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
      await (await opening)?.forget(query.queryKey);
    },
    read: async (query: Query): Promise<unknown> => (await (await opening)?.read(query.queryKey))?.data,
  };
}

/** Makes the queries of a client outlive the page. A refresh that fails leaves on screen what was drawn. */
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
      const kept = followed;
      if (store === 'media' && query.state.data === undefined) {
        // an address that still works is as good as a new one; one that ended is shown when there is no other
        const address = await kept.read(query);
        if (address && works(address)) return address;
      }
      const drawn = store === 'media' ? undefined : kept.draw(query);
      try {
        return await ask(context);
      } catch (error) {
        await (drawn ?? kept.draw(query));
        if (isGone(error)) void kept.forget(query);
        throw error;
      }
    },
  };
}
