import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../../deps';
import { route } from '../../../http/route';
import { checkTakeover, takeMandatesOver } from './takeover.service';

const check = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST mandate/takeover/check', ({ actor, body }) => checkTakeover(db, actor, body));

const take = (app: FastifyInstance) =>
  route(app, 'POST mandate/takeover', ({ tx, actor, body }) => takeMandatesOver(tx, actor, body));

export const takeoverRoutes: readonly Register[] = [check, take];
