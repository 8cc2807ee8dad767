import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EdgeOptions } from '../edge-options';
import { routeOf } from './edge-log';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Measures responses by route pattern, proxied ones included, and counts the remotes that lag behind their store. */
export function observeEdge(app: FastifyInstance, { behind }: Pick<EdgeOptions, 'behind'>): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'edge_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  new Gauge({
    name: 'edge_remotes_behind',
    help: 'Remotes that are not as the store that is followed has them',
    registers,
    collect() {
      this.set(behind?.().length ?? 0);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Serves metrics on a separate port, which no public proxy forwards to. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
