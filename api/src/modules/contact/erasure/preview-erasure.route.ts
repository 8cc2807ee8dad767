import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { previewErasure } from './erase-contact.service';

export function previewErasureRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}/erasure', ({ params: { id }, actor }) => previewErasure(db, actor, id));
}
