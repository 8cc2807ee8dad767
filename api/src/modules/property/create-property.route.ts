import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { createFromDraft } from './property.service';

export function createPropertyRoute(app: FastifyInstance, _: Deps): void {
  route(app, 'POST property', ({ tx, actor, body }) => createFromDraft(tx, actor, body));
}
