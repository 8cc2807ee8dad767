import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findAgenda } from './agenda.service';

export function findAgendaRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST visit/agenda/find', ({ body, caller: { user } }) => findAgenda(db, body, user));
}
