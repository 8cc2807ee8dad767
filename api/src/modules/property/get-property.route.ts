import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { mustReadProperty } from './must-read-property';

export function getProperty(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}', ({ params: { reference } }) => mustReadProperty(db, reference));
}
