import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { observeEdge, serveMetrics } from './edge-metrics';

test('counts responses by route pattern and status, and serves them on the metrics port only', async () => {
  const edge = Fastify();
  const registry = observeEdge(edge, { behind: () => ['contact'] });
  await edge.register((api, _options, done) => {
    api.get('/contact/:id', () => 'anne');
    done();
  });
  edge.setNotFoundHandler((_request, reply) => reply.code(200).send('page'));
  await edge.inject('/contact/n4711?q=durand');
  await edge.inject('/property/V26-00042');
  const server = await serveMetrics(registry, 0, '127.0.0.1');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('edge_request_duration_seconds_count{method="GET",route="/contact/:id",status="200"} 1');
  expect(text).toContain('edge_request_duration_seconds_count{method="GET",route="page",status="200"} 1');
  expect(text).toContain('edge_remotes_behind 1');
  expect(text).not.toMatch(/n4711|durand|V26-/);
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  server.close();
  await edge.close();
});
