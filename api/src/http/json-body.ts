import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. Clients declare JSON on every call, also on those without a body: an empty body is then none,
 * where Fastify would refuse it. Keys that would change a prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
