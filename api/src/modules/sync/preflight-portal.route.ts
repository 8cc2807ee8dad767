import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { checkListings } from './preflight.service';

export function preflightPortal(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST sync/{portal}/preflight', ({ params }) => checkListings(db, params.portal));
}
