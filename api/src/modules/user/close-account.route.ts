import { isRecentSignIn } from '@pignon/shared/domain/user/user.rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { closeOwnAccount } from './close-account.service';
import { endSessions } from './end-sessions.service';

export function closeAccountRoute(app: FastifyInstance, { db, sessions }: Deps): void {
  route(app, 'DELETE user/me', async ({ actor, caller: { identity }, request }) => {
    if (!isRecentSignIn(identity.signedInAt, Date.now()))
      throw new ApiProblem('FORBIDDEN', {
        message: 'Reconnectez-vous avant de supprimer votre compte.',
        detail: 'auth/requires-recent-login',
      });
    await closeOwnAccount(db, actor, identity.uid);
    const identityDeleted = await endSessions(db, sessions, { uid: identity.uid, remove: true });
    if (!identityDeleted) request.log.warn('the identity of a closed account could not be deleted; it is tried again');
    return { identityDeleted };
  });
}
