import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { createUser } from './create-user.service';
import { inviteUser } from './invite-user.service';
import { readUserActivity } from './user-activity.repo';

/** Rate limit: each invitation connects to the SMTP server. */
const INVITATIONS_PER_MINUTE = 20;

export function accountRoutes(app: FastifyInstance, { db, mail }: Deps): void {
  route(app, 'POST user', ({ tx, actor, body }) => createUser(tx, actor, body));
  route(
    app,
    'POST user/{loginEmail}/invitation',
    ({ actor, params: { loginEmail } }) => inviteUser(db, actor, loginEmail, mail),
    { config: { rateLimit: { max: INVITATIONS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
  route(app, 'GET user/activity', () => readUserActivity(db));
}
