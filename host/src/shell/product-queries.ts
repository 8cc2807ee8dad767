import { createQueryClient } from '@pignon/shared/api';
import { boundUnused } from '@pignon/shared/api/cache/bound-unused';
import { followSession } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { followWithCache, forgetPeople, persister } from './offline/local-cache';

/** The one server cache of the page. Failed calls are told by the snackbar; nothing of a person outlives the session. */
export const productQueries = createQueryClient(
  (message, code) => bus.publish(code === 'NOT_MODIFIED' ? 'notice.raised' : 'error.raised', { message }),
  persister,
);

boundUnused(productQueries);
followSession(followWithCache(productQueries));
bus.on('session.ended', () => productQueries.clear());
bus.on('contact.erased', () => void forgetPeople());
