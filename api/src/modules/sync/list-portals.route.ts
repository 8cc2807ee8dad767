import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { listPortals } from './portal.service';

export function listPortalsRoute(app: FastifyInstance, { db, connectors }: Deps): void {
  route(app, 'GET sync', () => listPortals(db, connectors));
}
