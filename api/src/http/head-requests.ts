import type { FastifyInstance } from 'fastify';
import { undoWrites } from '../db/undo-writes';

/**
 * Runs the GET of a HEAD request and rolls back its writes: HEAD is safe (RFC 9110 § 9.3.2). Link previews and scanners
 * send it.
 */
export function rollBackHeadRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'HEAD') undoWrites(done);
    else done();
  });
}
