import type { Query, QueryClient } from '@tanstack/react-query';

/** Maximum number of unused responses in memory. */
const MAX_UNUSED = 60;
/**
 * Delay in milliseconds before unused responses are dropped: a screen releases one response before it takes the next,
 * and dropping that would refetch it.
 */
const DROP_DELAY_MS = 1000;

const isUnused = (query: Query) =>
  !query.isActive() && query.state.fetchStatus === 'idle' && query.state.dataUpdatedAt > 0;

/** Drops the least recently used responses above a limit, so that memory does not grow all day. */
export function limitInactiveQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dropUnused = () => {
    timer = undefined;
    const unused = cache.getAll().filter(isUnused);
    if (unused.length <= MAX_UNUSED) return;
    unused.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of unused.slice(0, unused.length - MAX_UNUSED)) cache.remove(query);
  };
  cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') timer ??= setTimeout(dropUnused, DROP_DELAY_MS);
  });
}
