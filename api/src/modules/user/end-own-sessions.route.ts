import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { writeAudit } from '../audit/audit.repo';

const AWAY = 'Le service d’identité ne répond pas : vos sessions restent ouvertes. Réessayez dans un instant.';

/**
 * Told at once or not at all: a wish that is carried out later would also end the sessions opened meanwhile. The journal
 * hears of it afterwards.
 */
export function endOwnSessionsRoute(app: FastifyInstance, { db, sessions }: Deps): void {
  route(app, 'DELETE user/me/session', async ({ actor, caller: { identity }, request }) => {
    try {
      await sessions.end(identity.uid);
    } catch (error) {
      request.log.warn({ err: error }, 'sessions of a user could not be ended at the identity service');
      throw new ApiProblem('UNAVAILABLE', { message: AWAY });
    }
    await writeAudit(db, actor, [{ action: 'SIGN_OUT', entity: 'user', ref: actor.user, changes: [] }]);
  });
}
