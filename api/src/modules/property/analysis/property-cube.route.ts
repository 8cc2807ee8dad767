import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { propertyCube } from './property-cube.service';

export function propertyCubeRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/cube', ({ body }) => propertyCube(db, body));
}
