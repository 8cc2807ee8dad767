import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { mustReadProperty } from '../../property/must-read-property';
import { readPropertyFeedback } from './property-feedback.repo';

export function getPropertyFeedback(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/feedback', async ({ params: { reference }, query }) => {
    await mustReadProperty(db, reference);
    return readPropertyFeedback(db, reference, query);
  });
}
