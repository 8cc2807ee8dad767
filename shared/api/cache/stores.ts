import localforage from 'localforage';
import { LOCAL_STORES, type LocalStore } from '../../domain/calls/local-stores';

/** One cached response: read time on the server (milliseconds), version of its shape, JSON. */
export interface CachedReply {
  at: number;
  shapes: string;
  json: string;
}

/** A store that never throws: where storage is unavailable (private window, full disk, damaged file) it is empty. */
export interface ResponseStore {
  get: (key: string) => Promise<CachedReply | undefined>;
  /** @returns false when it could not be written */
  put: (key: string, reply: CachedReply) => Promise<boolean>;
  remove: (keys: readonly string[]) => Promise<void>;
  /** Everything in it, without the answers themselves. */
  list: () => Promise<LineDraft[]>;
  clear: () => Promise<void>;
}

export interface LineDraft {
  key: string;
  at: number;
  shapes: string;
  characters: number;
}

const DATABASE = 'pignon';

function isCachedReply(value: unknown): value is CachedReply {
  const reply = value as Partial<CachedReply> | null;
  return typeof reply?.at === 'number' && typeof reply.shapes === 'string' && typeof reply.json === 'string';
}

function openStore(name: LocalStore): ResponseStore {
  // IndexedDB only: local storage would block the page, and fills up after a few lists
  const store = localforage.createInstance({ name: DATABASE, storeName: name, driver: localforage.INDEXEDDB });
  const ignoreError = () => undefined;
  return {
    get: async (key) => {
      const value: unknown = await store.getItem(key).catch(ignoreError);
      return isCachedReply(value) ? value : undefined;
    },
    put: (key, reply) =>
      store.setItem(key, reply).then(
        () => true,
        () => false,
      ),
    remove: async (keys) => {
      await Promise.all(keys.map((key) => store.removeItem(key).catch(ignoreError)));
    },
    list: async () => {
      const entryDrafts: LineDraft[] = [];
      await store
        .iterate((value: unknown, key) => {
          const { at, shapes, json } = isCachedReply(value) ? value : { at: 0, shapes: '', json: '' };
          entryDrafts.push({ key, at, shapes, characters: json.length });
        })
        .catch(ignoreError);
      return entryDrafts;
    },
    clear: () => store.clear().catch(ignoreError),
  };
}

export type Stores = Readonly<Record<LocalStore, ResponseStore>>;

/** Opens the three stores of the product. */
export function openStores(): Stores {
  const [properties, contacts, media] = LOCAL_STORES.map(openStore) as [ResponseStore, ResponseStore, ResponseStore];
  return { properties, contacts, media };
}
