import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findRuns } from './run.repo';

export function findRunsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/histo', ({ query }) => findRuns(db, query));
}
