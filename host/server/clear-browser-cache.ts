import type { FastifyInstance } from 'fastify';
import { CLEAR_CACHE_PATH } from '../src/shell/offline/http-cache';

/**
 * Empties the browser's HTTP cache of this origin, which no script can reach: asked for when somebody leaves, so that
 * the next user finds no picture that the last one was shown (Clear-Site-Data, W3C Working Draft, section 3.1). What the
 * worker keeps of the product's own files stays.
 */
export function addCacheClearing(app: FastifyInstance): void {
  app.post(CLEAR_CACHE_PATH, async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').header('clear-site-data', '"cache"').send(),
  );
}
