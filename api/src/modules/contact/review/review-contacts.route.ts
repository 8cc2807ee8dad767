import { dayOf } from '@pignon/shared/domain/common/day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findToReview } from './review-contact.repo';
import { reviewContact } from './review-contact.service';

/** Who has been silent for three years, and what is decided of them. */
export function reviewContactsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST contact/review/find', ({ body }) => findToReview(db, body, dayOf()));
  route(app, 'POST contact/{id}/review', ({ params: { id }, actor, body }) => reviewContact(db, actor, id, body));
}
