import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { eraseContact } from './erase-contact.service';

export function eraseContactRoute(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST contact/{id}/erase', ({ params: { id }, actor }) => eraseContact(deps, actor, id));
}
