import type { FastifyInstance } from 'fastify';
import { CLEAR_CACHE_PATH } from '../src/shell/offline/http-cache';

/**
 * Clears the browser's HTTP cache of this origin at sign-out, so that the next user sees no picture of the previous
 * one; no script can (Clear-Site-Data, W3C Working Draft, section 3.1). The worker's caches of the product's files
 * stay.
 */
export function addCacheClearing(app: FastifyInstance): void {
  app.post(CLEAR_CACHE_PATH, async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').header('clear-site-data', '"cache"').send(),
  );
}
