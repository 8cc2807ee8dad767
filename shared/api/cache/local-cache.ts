import { API_VERSION } from '../../contract/version';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { readDates } from '../read-dates';
import { LOCAL_STORES } from '../../domain/calls/local-stores';
import { BOUNDS, MAX_RESPONSE_BYTES, storeOf } from './cached-calls';
import { openStores, type CachedReply, type Stores } from './stores';
import { toDrop } from './evict';

/** A hash over every schema, set by the host's build. */
declare const PIGNON_SHAPES: string | undefined;

/** Hash of all schemas: data stored under another value is ignored. */
const SHAPES = `${API_VERSION} ${typeof PIGNON_SHAPES === 'undefined' ? '' : PIGNON_SHAPES}`;

/** A cached response, and the time in milliseconds at which the server gave it. */
export interface StoredAnswer {
  data: unknown;
  at: number;
}

/**
 * Cache of one user's reads on this machine. Keys contain the user's id, so accounts never read each other's entries.
 */
export interface LocalCache {
  read: (queryKey: QueryKey) => Promise<StoredAnswer | undefined>;
  /** @returns false when it was not stored: not a cached call, too large, or storage full */
  keep: (queryKey: QueryKey, data: unknown, at: number) => Promise<boolean>;
  forget: (queryKey: QueryKey) => Promise<void>;
  /** Deletes what exceeds the bounds of each store. */
  evict: () => Promise<void>;
}

let storesOfOwner: Stores | undefined;
const stores = (): Stores => (storesOfOwner ??= openStores());
/** Pending writes: a wipe waits for them, or one could end after it. */
const pendingWrites = new Set<Promise<unknown>>();

function trackWrite<T>(write: Promise<T>): Promise<T> {
  pendingWrites.add(write);
  return write.finally(() => pendingWrites.delete(write));
}

/** Returns the response as the client does: with date-times as `Date`s. */
function parseReply(queryKey: QueryKey, { json, at }: CachedReply): StoredAnswer | undefined {
  try {
    return { data: readDates(String(queryKey[0]), JSON.parse(json) as unknown), at };
  } catch {
    return undefined;
  }
}

/** Opens the local cache of the user with this uid. Tests replace `shapes` and `now`. */
export function localCacheOf(uid: string, shapes = SHAPES, now: () => number = Date.now): LocalCache {
  const keyOf = (queryKey: QueryKey) => `${uid} ${hashKey(queryKey)}`;
  const evict = async () => {
    for (const name of LOCAL_STORES) {
      const droppedKeys = toDrop(await stores()[name].list(), BOUNDS[name], shapes, now());
      await stores()[name].remove(droppedKeys);
    }
  };
  return {
    evict,
    read: async (queryKey) => {
      const name = storeOf(queryKey);
      const cached = name && (await stores()[name].get(keyOf(queryKey)));
      if (!cached || cached.shapes !== shapes || now() - cached.at > BOUNDS[name].age) return undefined;
      return parseReply(queryKey, cached);
    },
    keep: async (queryKey, data, at) => {
      const name = storeOf(queryKey);
      if (!name) return false;
      const json = JSON.stringify(data);
      if (json.length > MAX_RESPONSE_BYTES) return false;
      const storeReply = () => trackWrite(stores()[name].put(keyOf(queryKey), { at, shapes, json }));
      if (await storeReply()) return true;
      // storage is probably full: evicts and tries once more
      await evict();
      return storeReply();
    },
    forget: async (queryKey) => {
      const name = storeOf(queryKey);
      if (name) await stores()[name].remove([keyOf(queryKey)]);
    },
  };
}

/** Empties the three stores of every user. */
export async function wipeStores(): Promise<void> {
  await Promise.allSettled(pendingWrites);
  await Promise.all(LOCAL_STORES.map((name) => stores()[name].clear()));
}
