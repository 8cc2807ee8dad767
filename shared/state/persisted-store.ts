import { createStore, type Store } from './store';

type Options<T> = {
  /** Name in the browser's local storage. */
  key: string;
  initial: T;
  /** Validates stored data; undefined for data of another version or a manual edit. */
  parse: (stored: unknown) => T | undefined;
  /** True for a value of the machine, which stays at sign-out. */
  ofMachine?: boolean;
};

/** Empties each store of the person, in memory too. */
const forgetFunctions = new Set<() => void>();

/** Resets every store of the user at sign-out. */
export function forgetPersonStores(): void {
  for (const forgetStore of forgetFunctions) forgetStore();
}

function readStored<T>({ key, initial, parse }: Options<T>): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (parse(JSON.parse(text)) ?? initial);
  } catch {
    return initial;
  }
}

/**
 * A store kept on this machine until the person signs out, and equal in every tab of the browser; without storage it still
 * works for this tab.
 */
export function createPersistedStore<T>(options: Options<T>): Store<T> & { clear: () => void } {
  const store = createStore(readStored(options));
  const write = (value: T) => {
    try {
      localStorage.setItem(options.key, JSON.stringify(value));
    } catch {
      // storage full or refused: the value lives as long as the tab
    }
  };
  window.addEventListener('storage', (event) => {
    if (event.key === options.key || event.key === null) store.set(readStored(options));
  });
  const clear = () => {
    store.set(options.initial);
    try {
      localStorage.removeItem(options.key);
    } catch {
      // storage is blocked: nothing was stored there
    }
  };
  if (!options.ofMachine) forgetFunctions.add(clear);
  return {
    ...store,
    set: (newValue) => {
      store.set(newValue);
      write(store.get());
    },
    clear,
  };
}
