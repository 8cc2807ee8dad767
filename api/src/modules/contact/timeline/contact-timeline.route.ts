import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findTimeline } from './contact-timeline.repo';
import { mustReadContact } from '../contact.service';

export function contactTimelineRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET contact/{id}/timeline', async ({ params: { id }, query }) => {
    await mustReadContact(db, id);
    return findTimeline(db, id, query);
  });
}
