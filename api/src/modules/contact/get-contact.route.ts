import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { mustReadContact } from './contact.service';
import { findAlias } from './merge/contact-alias.repo';

/** One contact; the number of a record that was joined to another answers with the one that was kept. */
export function getContact(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}', async ({ params: { id } }) => mustReadContact(db, (await findAlias(db, id)) ?? id));
}
