import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { changeProperties } from './bulk-change.service';

export function bulkChangeRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/bulk', async ({ actor, body }) => ({
    results: await changeProperties(db, actor, body.changes),
  }));
}
