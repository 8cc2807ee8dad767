import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. Clients say that they speak JSON on every call, on those too that send nothing: there an empty body is
 * none, where Fastify would refuse it. What would change a prototype is refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
