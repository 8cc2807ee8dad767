import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findMandates } from './mandate-find.repo';

export function findMandatesRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST mandate/find', ({ body }) => findMandates(db, body));
}
