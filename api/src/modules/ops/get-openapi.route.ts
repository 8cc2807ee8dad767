import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { openapiDocument } from '../../http/openapi/document';
import { plainRoute } from '../../http/route';

export function getOpenapi(app: FastifyInstance, _: Deps): void {
  let document: string | undefined;
  plainRoute(app, 'GET openapi.json', 'public', (_request, reply) => {
    document ??= JSON.stringify(openapiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
