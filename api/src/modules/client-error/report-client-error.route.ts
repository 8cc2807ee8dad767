import { cutText } from '@pignon/shared/domain/common/text/characters';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { saveClientError } from './client-error.repo';

/** A page in trouble reports a handful of failures; more than these in a minute is a loop. */
const PER_MINUTE = 30;
const BODY_LIMIT = 32 * 1024;
const MAX_AGENT = 300;

export function reportClientError(app: FastifyInstance, { db }: Deps): void {
  route(
    app,
    'POST client-error',
    async ({ body, request }) => {
      const agent = cutText(request.headers['user-agent'] ?? '', MAX_AGENT);
      await saveClientError(db, body, agent);
      return { received: true as const };
    },
    { bodyLimit: BODY_LIMIT, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
  );
}
