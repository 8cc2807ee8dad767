import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { createFromDraft } from './save-contact.service';

export function createContactRoute(app: FastifyInstance): void {
  route(app, 'POST contact', ({ tx, actor, body }) => createFromDraft(tx, actor, body));
}
