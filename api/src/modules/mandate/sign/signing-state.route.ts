import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { noMandate } from '../mandate-change';
import { readMandate } from '../mandate-read.repo';
import { signingState } from './signing-state.service';

export function signingStateRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}/signing', async ({ params: { id }, actor }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    return signingState(db, mandate, actor.user);
  });
}
