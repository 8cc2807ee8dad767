import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findEvents } from './event-find.repo';

export function findEventsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST event', ({ body }) => findEvents(db, body));
}
