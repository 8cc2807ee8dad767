import type { Query, QueryClient } from '@tanstack/react-query';

/** Answers that no screen shows any more; beyond, the oldest go. */
const UNUSED_KEPT = 60;
/**
 * A screen leaves one answer before it takes up the next: only when it has settled is what nobody holds unused. To drop
 * what a screen is about to hold would make it ask again, and again.
 */
const SETTLED_MS = 1000;

const isUnused = (query: Query) =>
  !query.isActive() && query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt > 0;

/** Lets go of the answers that were left longest ago, so that a long day of work does not fill the memory. */
export function boundUnused(client: QueryClient): void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bound = () => {
    timer = undefined;
    const unused = cache.getAll().filter(isUnused);
    if (unused.length <= UNUSED_KEPT) return;
    unused.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of unused.slice(0, unused.length - UNUSED_KEPT)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') timer ??= setTimeout(bound, SETTLED_MS);
  });
}
