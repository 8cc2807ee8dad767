import { createQueryClient } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';

/** The one server cache of the page. Failed calls are told by the snackbar; nothing of a person outlives the session. */
export const productQueries = createQueryClient((message) => bus.publish('error.raised', { message }));

bus.on('session.ended', () => productQueries.clear());
