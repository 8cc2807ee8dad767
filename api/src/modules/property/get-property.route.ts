import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { getPropertyOrThrow } from './get-property-or-throw';

export function getProperty(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}', ({ params: { reference } }) => getPropertyOrThrow(db, reference));
}
