import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { editMandate } from './edit-mandate.service';

export function editMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}', ({ actor, params: { id }, version, body: patch }) =>
    editMandate(db, actor, { id, version, patch }),
  );
}
