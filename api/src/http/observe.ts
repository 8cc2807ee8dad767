import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const QUIET = new Set(['/api/healthz', '/api/readyz', '/api/metrics']);

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** One log line and one measure per answer, by route pattern: an address may hold a name. */
export function observe(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const pattern = request.routeOptions.url ?? 'unknown';
    duration.observe({ method, route: pattern, status: reply.statusCode }, reply.elapsedTime / 1000);
    const level = QUIET.has(pattern) ? 'debug' : 'info';
    request.log[level](
      { method, route: pattern, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
