import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { plainRoute } from '../../http/route';

export function getMetrics(app: FastifyInstance, _: Deps): void {
  plainRoute(app, 'GET metrics', 'public', async (_request, reply) =>
    reply.type(app.metrics.contentType).send(await app.metrics.metrics()),
  );
}
