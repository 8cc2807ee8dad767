import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { exportAudit } from './audit-csv';

export function exportAuditRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET audit.csv', ({ actor, query }) => exportAudit(db, actor, query));
}
