import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../deps';
import { route } from '../../http/route';
import { readRecordNames } from './record-names.repo';

function recordNames(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST record/names', ({ body }) => readRecordNames(db, body));
}

export const recordRoutes: readonly Register[] = [recordNames];
