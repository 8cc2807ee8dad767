import { createStore, useStore } from './store';

/** The failure that the snackbar shows at the moment; undefined once its time is over or it was closed. */
export const globalErrorStore = createStore<string | undefined>(undefined);

/** The sentence of the failure on screen, followed by React. */
export function useGlobalError(): string | undefined {
  return useStore(globalErrorStore);
}
