import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { createMandate } from './create-mandate.service';

export function createMandateRoute(app: FastifyInstance): void {
  route(app, 'POST mandate', ({ tx, actor, body }) => createMandate(tx, actor, body));
}
