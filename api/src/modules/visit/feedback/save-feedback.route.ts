import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import { changeVisit } from '../change-visit.service';

/** What visitors said of a property: a visit that was to come took place by that. */
export function saveFeedbackRoute(app: FastifyInstance): void {
  route(app, 'PATCH visit/{id}/feedback', ({ tx, actor, params: { id }, version, body: feedback }) =>
    changeVisit(tx, actor, { id, version, change: { status: 'DONE', feedback } }),
  );
}
