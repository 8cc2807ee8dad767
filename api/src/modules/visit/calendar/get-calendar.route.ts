import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { noTour } from '../save-tour.service';
import { readCalendar, tourCalendar } from './calendar.service';

/** A calendar asks every quarter of an hour; many of one office share an address. */
const PER_MINUTE = 120;

export function getCalendar(app: FastifyInstance, { db }: Deps): void {
  route(
    app,
    'GET visit/calendar.ics',
    async ({ query: { token = '' } }) => {
      const text = await readCalendar(db, token, new Date());
      if (text === null) throw new ApiProblem('NOT_FOUND', { message: 'Cet agenda n’existe pas ou n’existe plus.' });
      return {
        name: 'agenda.ics',
        mimeType: 'text/calendar; charset=utf-8',
        content: Buffer.from(text),
        inline: true,
      };
    },
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
  );
}

export function getTourCalendar(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET visit/group/{groupId}/calendar.ics', async ({ params: { groupId } }) => {
    const tour = await tourCalendar(db, groupId, new Date());
    if (!tour) throw noTour();
    return {
      name: `Tournée ${tour.day}.ics`,
      mimeType: 'text/calendar; charset=utf-8',
      content: Buffer.from(tour.text),
    };
  });
}
