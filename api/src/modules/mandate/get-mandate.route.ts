import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { noMandate } from './mandate-change';
import { readMandate } from './mandate-read.repo';

export function getMandate(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}', async ({ params: { id } }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    return mandate;
  });
}
