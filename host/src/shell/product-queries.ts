import { createQueryClient, setReadingCalls, setTimeouts } from '@pignon/shared/api';
import { boundUnused } from '@pignon/shared/api/cache/bound-unused';
import { READING } from '@pignon/shared/api/reading-calls';
import { keepFresh } from '@pignon/shared/api/stale-answers';
import { TIMEOUTS } from '@pignon/shared/api/timeouts';
import { followSession } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { followWithCache, forgetPeople, persister } from './offline/local-cache';
import { rememberCalls } from './remember-calls';

/** The one server cache of the page. Failed calls are shown in the snackbar; nothing of a person outlives the session. */
export const productQueries = createQueryClient(
  (message, code) => bus.publish(code === 'NOT_MODIFIED' ? 'notice.raised' : 'error.raised', { message }),
  persister,
);

/**
 * Empties the cache. A query that a screen lets go of only afterwards waits in memory to be collected: once the screens
 * are gone, each is emptied too.
 */
function forgetAnswers(): void {
  const queries = productQueries.getQueryCache().getAll();
  productQueries.clear();
  setTimeout(() => {
    for (const query of queries) query.reset();
  });
}

boundUnused(productQueries);
keepFresh(productQueries, bus);
setReadingCalls(READING);
setTimeouts(TIMEOUTS);
followSession(followWithCache(productQueries));
// after the cache is there: what is read ahead is drawn from it too, where the server is silent
rememberCalls(productQueries);
bus.on('session.ended', forgetAnswers);
bus.on('contact.erased', () => void forgetPeople());
