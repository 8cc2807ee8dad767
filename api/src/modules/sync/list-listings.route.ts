import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findListings } from './listing.repo';
import { readPortal } from './portal.repo';
import { unknownPortal } from './portal.service';

export function listListings(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/{portal}/listings', async ({ params: { portal: code }, query }) => {
    const portal = await readPortal(db, code);
    if (!portal) throw unknownPortal(code);
    return findListings(db, code, portal, query);
  });
}
