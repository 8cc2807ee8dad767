import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { extendMandate } from './extend-mandate.service';

export function extendMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/extend', ({ actor, params: { id }, version, body: extension }) =>
    extendMandate(db, actor, { id, version, extension }),
  );
}
