import { createStore, type Store } from '@pignon/shared/state';

function stored(key: string): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A value that survives a reload of its tab; in memory only when the browser refuses storage. */
export function createTabStore<T>(key: string): Store<T | undefined> {
  const store = createStore(stored(key) as T | undefined);
  store.subscribe(() => {
    const now = store.get();
    try {
      if (now === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(now));
    } catch {
      // storage is blocked: shown in this page only
    }
  });
  return store;
}
