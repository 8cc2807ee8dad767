import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { versionOf } from '../../http/versions';
import { removeEvent } from './delete-event.service';

export function deleteEventRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'DELETE event/{id}', ({ actor, caller: { user }, params: { id }, request }) =>
    db.tx((tx) => removeEvent(tx, actor, user, { id, version: versionOf(request, 'optional') })),
  );
}
