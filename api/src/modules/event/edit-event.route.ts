import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { editEvent } from './save-event.service';

export function editEventRoute(app: FastifyInstance): void {
  route(app, 'PATCH event/{id}', ({ tx, actor, caller: { user }, params: { id }, version, body: patch }) =>
    editEvent(tx, actor, user, { id, version, patch }),
  );
}
