import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeListings } from './listing.service';

export function changeListingsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH sync/{portal}/listings', ({ actor, params, body }) =>
    changeListings(db, actor, params.portal, body.changes),
  );
}
