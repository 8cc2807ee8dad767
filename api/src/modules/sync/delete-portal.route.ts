import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { deletePortal } from './portal.service';

export function deletePortalRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'DELETE sync/{portal}', ({ params, actor }) => deletePortal(db, actor, params.portal));
}
