import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { writeAudit } from './audit.repo';

/** The client screen hides what a customer may not see: that it was lifted, and by whom, stays in the journal. */
export function reportPrivacy(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST audit/privacy', async ({ actor, body: { on } }) => {
    const changes = [{ path: 'privacy', before: !on, after: on }];
    await writeAudit(db, actor, [{ action: 'PRIVACY', entity: 'user', ref: actor.user, changes }]);
  });
}
