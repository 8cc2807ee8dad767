import type { FastifyInstance } from 'fastify';
import { undoWrites } from '../db/undo-writes';

/**
 * Lets a HEAD request run its GET without keeping anything that it writes: HEAD answers as GET without a body and is
 * safe (RFC 9110 § 9.3.2). Programs that preview or scan links ask so.
 */
export function keepNothingOfHead(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'HEAD') undoWrites(done);
    else done();
  });
}
