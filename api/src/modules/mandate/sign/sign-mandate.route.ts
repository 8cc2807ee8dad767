import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import { holdsAccess } from '@pignon/shared/domain/user/access.policy';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { keepCopiesNow } from '../paper/keep-copies-now';
import { signMandate } from './sign-mandate.service';

export function signMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(
    app,
    'PATCH mandate/{propertyRef}/signed',
    async ({ actor, caller, params: { propertyRef }, version, body }) => {
      const signed = Array.isArray(body) ? { signers: body } : body;
      const isManager = holdsAccess(caller.user.roles, 'manage');
      const outcome = await signMandate(db, actor, { propertyRef, version, isManager, ...signed });
      if (outcome.changed && isInForce(outcome.entity.status))
        await keepCopiesNow(app, db, { mandate: outcome.entity, amendment: 0, by: actor.user });
      return outcome;
    },
  );
}
