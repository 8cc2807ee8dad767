import { createStore, useStore } from './store';

/** The failure that the product is telling at the moment; undefined once it was told or closed. */
export const globalErrorStore = createStore<string | undefined>(undefined);

/** The sentence of the failure on screen, followed by React. */
export function useGlobalError(): string | undefined {
  return useStore(globalErrorStore);
}
