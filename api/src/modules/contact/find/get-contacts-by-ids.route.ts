import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { readContacts } from '../contact-read.repo';

export function getContactsByIds(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/byIds', async ({ body }) => ({ content: await readContacts(db, body) }));
}
