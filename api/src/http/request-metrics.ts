import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Status recorded for a request whose client disconnected before the response; nginx uses the same number. */
const CLIENT_CLOSED_REQUEST = 499;
const QUIET = new Set(['/api/healthz', '/api/readyz', '/api/metrics']);

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Logs and measures each call by route pattern, as an address may contain a name. */
export function observeRequests(app: FastifyInstance): void {
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
  const record = (request: FastifyRequest, ms: number, status: number, message: string): void => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method, route, status }, ms / 1000);
    request.log[QUIET.has(route) ? 'debug' : 'info']({ method, route, status, ms: Math.round(ms) }, message);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) record(request, reply.elapsedTime, CLIENT_CLOSED_REQUEST, 'given up');
    });
    done();
  });
  app.addHook('onResponse', async (request, reply) => record(request, reply.elapsedTime, reply.statusCode, 'answered'));
}
