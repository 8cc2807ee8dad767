import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findClientErrors } from './client-error-find.repo';

export function listClientErrors(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET client-error', ({ query }) => findClientErrors(db, query));
}
