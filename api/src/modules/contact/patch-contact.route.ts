import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { patchContact } from './save-contact.service';

export function patchContactRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH contact/{id}', ({ actor, params: { id }, version, body: patch }) =>
    db.tx((tx) => patchContact(tx, actor, { id, version, patch })),
  );
}
