import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { changeVisit } from './change-visit.service';

export function setVisitStatusRoute(app: FastifyInstance): void {
  route(app, 'PATCH visit/{id}/status', ({ tx, actor, params: { id }, version, body: change }) =>
    changeVisit(tx, actor, { id, version, change }),
  );
}
