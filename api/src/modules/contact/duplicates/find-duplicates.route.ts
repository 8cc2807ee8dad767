import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findDuplicates } from './find-duplicates.service';

export function findDuplicatesRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/duplicates', ({ body }) => findDuplicates(db, body));
}
