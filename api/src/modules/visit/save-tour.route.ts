import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { versionOf } from '../../http/versions';
import { saveTour } from './save-tour.service';

export function saveTourRoute(app: FastifyInstance): void {
  route(app, 'POST visit', ({ tx, actor, body: visits, request }) =>
    saveTour(tx, actor, { input: visits, version: versionOf(request, 'optional') }),
  );
}
