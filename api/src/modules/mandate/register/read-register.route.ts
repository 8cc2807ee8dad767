import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { readRegister } from './register.repo';

export function readRegisterRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/register', ({ query }) => readRegister(db, query));
}
