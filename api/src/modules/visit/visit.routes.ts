import type { CallsOf, RouteDeps, Routes } from '../../http/routes';
import { versionOf } from '../../http/versions';
import { findAgenda } from './agenda/agenda.service';
import { calendarRoutes } from './calendar/calendar.routes';
import { changeVisit } from './change-visit.service';
import { removeTour } from './delete-tour.service';
import { sendNoticesNow, tourNotices } from './notice/tour-notices.service';
import { noTour, saveTour } from './save-tour.service';
import { findVisits } from './visit-find.repo';
import { readTour } from './visit-read.repo';
import { findShowings } from './voucher/find-showings.service';
import { voucherRoutes } from './voucher/voucher.routes';

/** Each message opens a connection to the mail server. */
const MAILS_PER_MINUTE = 20;

export const visitRoutes = (deps: RouteDeps): Routes<CallsOf<'visit'>> => {
  const { db, mail } = deps;
  return {
    ...calendarRoutes(deps),
    ...voucherRoutes(deps),
    'POST visit/find': ({ body }) => findVisits(db, body),
    'POST visit/agenda/find': ({ body, caller: { user } }) => findAgenda(db, body, user),
    'POST visit/showings': ({ body }) => findShowings(db, body),

    'POST visit': ({ tx, actor, body: visits, request }) =>
      saveTour(tx, actor, { input: visits, version: versionOf(request, 'optional') }),
    'GET visit/group/{groupId}': async ({ params: { groupId } }) => {
      const tour = await readTour(db, groupId);
      if (!tour) throw noTour();
      return tour;
    },
    'DELETE visit/group/{groupId}': ({ actor, params: { groupId }, request }) =>
      removeTour(db, actor, groupId, versionOf(request, 'optional')),
    'GET visit/group/{groupId}/notice': ({ params: { groupId } }) => tourNotices(db, groupId),
    'POST visit/group/{groupId}/notice': {
      handler: async ({ actor, params: { groupId }, body: { contactIds } }) => {
        await sendNoticesNow({ db, mail }, actor, { groupId, contactIds });
        return tourNotices(db, groupId);
      },
      config: { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: '1 minute' } },
    },

    'PATCH visit/{id}/status': ({ tx, actor, params: { id }, version, body: change }) =>
      changeVisit(tx, actor, { id, version, change }),
    // feedback marks a planned visit as done
    'PATCH visit/{id}/feedback': ({ tx, actor, params: { id }, version, body: feedback }) =>
      changeVisit(tx, actor, { id, version, change: { status: 'DONE', feedback } }),
  };
};
