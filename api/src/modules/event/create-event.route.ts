import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { createEvent } from './save-event.service';

export function createEventRoute(app: FastifyInstance): void {
  route(app, 'POST event/create', ({ tx, actor, body }) => createEvent(tx, actor, body));
}
