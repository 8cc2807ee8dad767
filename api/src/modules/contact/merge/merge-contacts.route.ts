import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { mergeContacts, previewMerge } from './merge-contacts.service';

/** Two records of one person become one. */
export function mergeContactsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}/merge/{with}', ({ params: { id, with: gone } }) => previewMerge(db, id, gone));
  route(app, 'POST contact/{id}/merge', ({ tx, actor, params: { id }, body }) => mergeContacts(tx, actor, id, body));
}
