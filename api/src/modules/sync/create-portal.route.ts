import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { createPortal } from './portal.service';

export function createPortalRoute(app: FastifyInstance, { connectors }: Deps): void {
  route(app, 'POST sync', ({ tx, actor, body }) => createPortal(tx, actor, body, connectors));
}
