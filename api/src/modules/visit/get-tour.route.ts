import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { noTour } from './save-tour.service';
import { readTour } from './visit-read.repo';

export function getTour(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET visit/group/{groupId}', async ({ params: { groupId } }) => {
    const tour = await readTour(db, groupId);
    if (!tour) throw noTour();
    return tour;
  });
}
