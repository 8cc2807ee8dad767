import { createQueryClient, setReadingCalls, setTimeouts } from '@pignon/shared/api';
import { limitInactiveQueries } from '@pignon/shared/api/cache/limit-inactive-queries';
import { READING } from '@pignon/shared/api/reading-calls';
import { invalidateOnChange } from '@pignon/shared/api/invalidate-queries';
import { TIMEOUTS } from '@pignon/shared/api/timeouts';
import { followSession } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { followWithCache, dropPersonalData, persister } from './offline/local-cache';
import { createPagePrefetch } from './prefetch-page';
import { rememberCalls } from './remember-calls';

/** The host's query client. Failed calls are shown in the snackbar; nothing outlives the session. */
export const productQueries = createQueryClient((message, code) => {
  // a page of its own asks for it
  if (code === 'SECOND_FACTOR') return;
  bus.publish(code === 'NOT_MODIFIED' ? 'notice.raised' : 'error.raised', { message });
}, persister);

/** Empties the query cache. Queries that mounted screens still hold are emptied after unmounting. */
function emptyQueryCache(): void {
  const queries = productQueries.getQueryCache().getAll();
  productQueries.clear();
  setTimeout(() => {
    for (const query of queries) query.reset();
  });
}

/** Reads again what was refused while the session lacked its second factor. */
function refetchAfterSecondFactor(): void {
  let isMissing = false;
  followSession((session) => {
    const wasMissing = isMissing;
    isMissing = session.kind === 'signed-in' && session.step !== undefined;
    if (!wasMissing || session.kind !== 'signed-in' || isMissing) return;
    void productQueries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  });
}

limitInactiveQueries(productQueries);
invalidateOnChange(productQueries, bus);
setReadingCalls(READING);
setTimeouts(TIMEOUTS);
followSession(followWithCache(productQueries));
// after emptying the cache: while the server is down, prefetched data may come from it
rememberCalls(productQueries);
refetchAfterSecondFactor();

let uid: string | undefined;
followSession((session) => {
  uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
});
const pagePrefetch = createPagePrefetch(productQueries, () => uid);
export const prefetchPage = pagePrefetch.prefetch;
addEventListener('pagehide', pagePrefetch.store);

bus.on('session.ended', emptyQueryCache);
bus.on('session.ended', pagePrefetch.forget);
bus.on('contact.erased', () => void dropPersonalData());
