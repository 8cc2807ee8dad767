import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../../deps';
import { route } from '../../../http/route';
import { closeCalendar, openCalendar } from './calendar.service';

function openCalendarRoute(app: FastifyInstance, { db }: Deps): void {
  // Not a call that creates once: an answer that is kept to be given again would keep the token.
  route(app, 'POST user/me/calendar-token', async ({ actor, reply }) => {
    const token = await openCalendar(db, actor);
    reply.code(201);
    return { token, path: `/api/visit/calendar.ics?token=${token}` };
  });
}

function closeCalendarRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'DELETE user/me/calendar-token', ({ actor }) => closeCalendar(db, actor));
}

export const calendarTokenRoutes: readonly Register[] = [openCalendarRoute, closeCalendarRoute];
