import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { propertyHistory } from './property-history.service';

export function propertyHistoryRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/history', ({ params: { reference }, query }) =>
    propertyHistory(db, reference, query),
  );
}
