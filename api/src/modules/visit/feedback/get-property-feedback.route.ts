import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { readPropertyFeedback } from './property-feedback.repo';

export function getPropertyFeedback(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/feedback', async ({ params: { reference }, query }) => {
    await getPropertyOrThrow(db, reference);
    return readPropertyFeedback(db, reference, query);
  });
}
