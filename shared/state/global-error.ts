import { createStore, useStore } from './store';

/** Failure shown in the snackbar; undefined once closed or expired. */
export const globalErrorStore = createStore<string | undefined>(undefined);

/** The sentence of the failure on screen, followed by React. */
export function useGlobalError(): string | undefined {
  return useStore(globalErrorStore);
}
