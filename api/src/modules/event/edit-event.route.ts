import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { editEvent } from './save-event.service';

export function editEventRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH event/{id}', ({ actor, caller: { user }, params: { id }, version, body: patch }) =>
    editEvent(db, actor, user, { id, version, patch }),
  );
}
