import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../../deps';
import { route } from '../../../http/route';
import { readRegister } from './register.repo';
import { findRegisterGaps } from './register-gap.repo';
import { exportRegister } from './register-csv';
import { explainRegisterGap } from './register-gap.service';

const readPage = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET mandate/register', ({ query }) => readRegister(db, query));

const findGaps = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET mandate/register/gap', ({ query: { register } }) => findRegisterGaps(db, register));

const explainGap = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'PATCH mandate/register/{register}/gap', ({ actor, params: { register }, body }) =>
    explainRegisterGap(db, actor, register, body),
  );

const exportCsv = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET mandate/register.csv', ({ actor, query }) => exportRegister(db, actor, query));

export const registerRoutes: readonly Register[] = [readPage, findGaps, explainGap, exportCsv];
