import { createStore, useStore } from '@pignon/shared/state';

/** What the panel said last when it let somebody in: it is read on the page that comes next. */
export const lastSignInMessage = createStore<string | undefined>(undefined);

/** The same, followed by React. */
export function useLastSignInMessage(): string | undefined {
  return useStore(lastSignInMessage);
}
