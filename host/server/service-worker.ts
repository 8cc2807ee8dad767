import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { EdgeOptions } from './edge-options';

/**
 * Unregisters the worker and deletes its caches: served when offline use is disabled (`OFFLINE=off`, or `"offline":
 * false` in the configuration file) and by a development server.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pignon-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;

/** Serves the worker at the root, its scope; browsers check it at every visit. */
export function addServiceWorker(app: FastifyInstance, { hostDist, config }: EdgeOptions): void {
  const file = path.join(hostDist, 'service-worker.js');
  app.get('/service-worker.js', async (_request, reply) => {
    const script = config().offline === false ? REMOVAL : await readFile(file, 'utf8').catch(() => REMOVAL);
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script);
  });
}
