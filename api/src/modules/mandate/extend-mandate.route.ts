import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { keepCopiesNow } from './paper/keep-copies-now';
import { extendMandate } from './extend-mandate.service';

export function extendMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/extend', async ({ actor, params: { id }, version, body: extension }) => {
    const outcome = await extendMandate(db, actor, { id, version, extension });
    const { entity: mandate } = outcome;
    await keepCopiesNow(app, db, { mandate, amendment: mandate.amendments.length, by: actor.user });
    return outcome;
  });
}
