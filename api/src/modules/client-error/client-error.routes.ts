import { cutText } from '@pignon/shared/domain/common/text/characters';
import { ApiProblem } from '../../http/api-problem';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { findClientErrors, readClientError } from './client-error-find.repo';
import { saveClientError } from './client-error.repo';

/** A failing page reports a handful of errors; more than these in a minute is a loop. */
const PER_MINUTE = 30;
const BODY_LIMIT = 32 * 1024;
const MAX_AGENT = 300;

export const clientErrorRoutes: RoutesOf<CallsOf<'client-error'>> = ({ db }) => ({
  'POST client-error': {
    handler: async ({ body, request }) => {
      const agent = cutText(request.headers['user-agent'] ?? '', MAX_AGENT);
      await saveClientError(db, body, agent);
      return { received: true as const };
    },
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
  },
  'GET client-error': ({ query }) => findClientErrors(db, query),
  'GET client-error/{errorId}': async ({ params: { errorId } }) => {
    const report = await readClientError(db, errorId);
    if (!report) throw new ApiProblem('NOT_FOUND', { message: 'Cette erreur n’a pas été gardée.' });
    return report;
  },
});
