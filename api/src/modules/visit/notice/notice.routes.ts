import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { tellNow, tourNotices } from './tour-notices.service';

/** Each message opens a connection to the mail server. */
const MAILS_PER_MINUTE = 20;

export function noticeRoutes(app: FastifyInstance, { db, mail }: Deps): void {
  route(app, 'GET visit/group/{groupId}/notice', ({ params: { groupId } }) => tourNotices(db, groupId));
  route(
    app,
    'POST visit/group/{groupId}/notice',
    async ({ actor, params: { groupId }, body: { contactIds } }) => {
      await tellNow({ db, mail }, actor, { groupId, contactIds });
      return tourNotices(db, groupId);
    },
    { config: { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
}
