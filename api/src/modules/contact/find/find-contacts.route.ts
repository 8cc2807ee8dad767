import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findContacts } from './contact-find.repo';

export function findContactsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/find', ({ body }) => findContacts(db, body));
}
