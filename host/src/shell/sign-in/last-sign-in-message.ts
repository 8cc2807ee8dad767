import { createStore, useStore } from '@pignon/shared/state';

/** Last message of the sign-in panel on success; shown on the next page. */
export const lastSignInMessage = createStore<string | undefined>(undefined);

/** The same as a hook. */
export function useLastSignInMessage(): string | undefined {
  return useStore(lastSignInMessage);
}
