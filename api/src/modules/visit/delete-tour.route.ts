import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { versionOf } from '../../http/versions';
import { removeTour } from './delete-tour.service';

export function deleteTourRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'DELETE visit/group/{groupId}', ({ actor, params: { groupId }, request }) =>
    removeTour(db, actor, groupId, versionOf(request, 'optional')),
  );
}
