import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findContacts } from './contact-find.repo';

/** Whom to call back, for the home page, which reads no other list of contacts. */
export function findFollowUpsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/follow-up/find', ({ body: { before, negotiator, pageSize } }) =>
    findContacts(db, {
      dto: { archived: false, followUpBefore: before, negotiator },
      pageSize,
      pageNumber: 0,
      order: { property: 'nextFollowUp', direction: 'ASC' },
    }),
  );
}
