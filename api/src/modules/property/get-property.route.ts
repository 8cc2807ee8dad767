import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { readProperty } from './property-read.repo';

export function getProperty(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}', async ({ params: { reference } }) => {
    const property = await readProperty(db, reference);
    if (!property)
      throw new ApiProblem('NOT_FOUND', { message: `Le bien ${reference} n’existe pas ou n’existe plus.` });
    return property;
  });
}
