import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findVisits } from './visit-find.repo';

export function findVisitsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST visit/find', ({ body }) => findVisits(db, body));
}
