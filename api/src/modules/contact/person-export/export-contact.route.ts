import type { FastifyInstance } from 'fastify';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Deps } from '../../../deps';
import { contentDisposition } from '../../../http/file-answer';
import { route } from '../../../http/route';
import { exportContact } from './export-contact.service';

export function exportContactRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}/export', async ({ params: { id }, actor, reply }) => {
    const held = await exportContact(db, actor, id);
    reply.header(
      'content-disposition',
      contentDisposition({ name: `Données de ${contactName(held.contact) || 'la personne effacée'}.json` }),
    );
    return held;
  });
}
