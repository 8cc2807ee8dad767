import type { CallsOf, RoutesOf } from '../../../http/routes';
import { ApiProblem } from '../../../http/api-problem';
import { noTour } from '../save-tour.service';
import { tokenTime } from './calendar.repo';
import { closeCalendar, openCalendar, readCalendar, tourCalendar } from './calendar.service';

/** Calls per minute: a calendar asks every quarter of an hour, and one office shares an address. */
const PER_MINUTE = 120;
const MIME_TYPE = 'text/calendar; charset=utf-8';

export const calendarRoutes: RoutesOf<'GET visit/calendar.ics' | 'GET visit/group/{groupId}/calendar.ics'> = ({
  db,
  tokenHashes: hashesOf,
}) => ({
  'GET visit/calendar.ics': {
    handler: async ({ query: { token = '' } }) => {
      const text = await readCalendar(db, token, { now: new Date(), hashesOf });
      if (text === null) throw new ApiProblem('NOT_FOUND', { message: 'Cet agenda n’existe pas ou n’existe plus.' });
      return { name: 'agenda.ics', mimeType: MIME_TYPE, content: Buffer.from(text), inline: true };
    },
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
  },
  'GET visit/group/{groupId}/calendar.ics': async ({ params: { groupId } }) => {
    const tour = await tourCalendar(db, groupId, new Date());
    if (!tour) throw noTour();
    return { name: `Tournée ${tour.day}.ics`, mimeType: MIME_TYPE, content: Buffer.from(tour.text) };
  },
});

export const calendarTokenRoutes: RoutesOf<CallsOf<'user/me/calendar-token'>> = ({ db, tokenHashes }) => ({
  'GET user/me/calendar-token': async ({ actor }) => ({ createdTime: await tokenTime(db, actor.user) }),
  // not marked `creates`: a stored response would contain the token
  'POST user/me/calendar-token': async ({ actor, reply }) => {
    const { token, createdTime } = await openCalendar(db, actor, tokenHashes);
    reply.code(201);
    return { token, path: `/api/visit/calendar.ics?token=${token}`, createdTime };
  },
  'DELETE user/me/calendar-token': ({ actor }) => closeCalendar(db, actor),
});
