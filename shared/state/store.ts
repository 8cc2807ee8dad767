import { useSyncExternalStore } from 'react';

/** A value that screens of every remote read and follow. */
export type Store<T> = {
  get: () => T;
  set: (newState: T | ((previous: T) => T)) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A small store; setting an identical value notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (newState) => {
      const resolved = typeof newState === 'function' ? (newState as (previous: T) => T)(value) : newState;
      if (Object.is(resolved, value)) return;
      value = resolved;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, followed by React. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
