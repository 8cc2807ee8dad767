import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { readAgency } from './agency.repo';

export function getAgency(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET agency', () => readAgency(db));
}
