import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { readContact } from './contact-read.repo';

export function getContact(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}', async ({ params: { id } }) => {
    const contact = await readContact(db, id);
    if (!contact) throw new ApiProblem('NOT_FOUND', { message: 'Ce contact n’existe pas ou n’existe plus.' });
    return contact;
  });
}
