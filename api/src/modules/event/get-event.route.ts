import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { mustReadEvent } from './save-event.service';

export function getEventRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET event/{id}', ({ params: { id } }) => mustReadEvent(db, id));
}
