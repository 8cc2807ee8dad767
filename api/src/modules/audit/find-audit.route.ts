import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findAudit } from './audit-find.repo';

export function findAuditRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET audit', ({ query }) => findAudit(db, query));
}
