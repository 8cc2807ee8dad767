import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { listUsers } from './user.repo';

export function listUsersRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET user', ({ query: { includeInactive = false } }) => listUsers(db, includeInactive));
}
