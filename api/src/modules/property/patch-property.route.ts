import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { patchProperty } from './property.service';

export function patchPropertyRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH property/{reference}', ({ params: { reference }, version, actor, body }) =>
    patchProperty(db, actor, { reference, version, patch: body }),
  );
}
