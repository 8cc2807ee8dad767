import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { checkedListings } from './listing.service';

export function listListings(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/{portal}/listings', ({ params, query }) => checkedListings(db, params.portal, query));
}
