import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { checkImport, importContacts } from './import-contacts.service';

export function checkImportRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/import/check', async ({ actor, body }) => ({ results: await checkImport(db, actor, body) }));
}

export function importContactsRoute(app: FastifyInstance): void {
  route(app, 'POST contact/import', async ({ tx, actor, body }) => ({
    results: await importContacts(tx, actor, body),
  }));
}
