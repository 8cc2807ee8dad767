import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeMandateStatus } from './change-mandate-status.service';

export function changeMandateStatusRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/status/{status}', ({ actor, params: { id, status }, version, body: asked }) =>
    changeMandateStatus(db, actor, { id, version, status, asked }),
  );
}
