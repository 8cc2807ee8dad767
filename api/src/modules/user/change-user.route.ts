import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeUser } from './change-user.service';
import { endSessions } from './end-sessions.service';

export function changeUserRoute(app: FastifyInstance, { db, sessions }: Deps): void {
  route(app, 'PATCH user/{loginEmail}', async ({ actor, params: { loginEmail }, version, body, request }) => {
    const { leaves, ...outcome } = await changeUser(db, actor, { loginEmail, version, patch: body });
    if (leaves !== null && !(await endSessions(db, sessions, { uid: leaves, remove: false })))
      request.log.warn('sessions of a user could not be ended at the identity service; it is tried again later');
    return outcome;
  });
}
