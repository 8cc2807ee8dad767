import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findEvents } from './event-find.repo';

export function findMyEvents(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST event/me', ({ body, caller: { user } }) =>
    findEvents(db, { ...body, filter: { ...body.filter, user: user.loginEmail } }),
  );
}
