import { createStore, useStore } from './store';

/** Kinds of data whose loading is tracked. */
export const LOADING_SCOPES = ['properties', 'contacts', 'mandates', 'visits'] as const;
export type LoadingScope = (typeof LOADING_SCOPES)[number];

const counts = createStore<Readonly<Record<LoadingScope, number>>>({
  properties: 0,
  contacts: 0,
  mandates: 0,
  visits: 0,
});

/** Increments a loading counter; call the returned function once to decrement it. */
export function beginLoading(scope: LoadingScope): () => void {
  counts.set((loadingCounts) => ({ ...loadingCounts, [scope]: loadingCounts[scope] + 1 }));
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    counts.set((loadingCounts) => ({ ...loadingCounts, [scope]: loadingCounts[scope] - 1 }));
  };
}

/** True while anything of this scope is loading; without a scope, while anything is. */
export function useLoading(scope?: LoadingScope): boolean {
  const loadingCounts = useStore(counts);
  return scope ? loadingCounts[scope] > 0 : LOADING_SCOPES.some((name) => loadingCounts[name] > 0);
}
