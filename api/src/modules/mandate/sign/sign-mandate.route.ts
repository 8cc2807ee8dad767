import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { keepCopiesNow } from '../paper/keep-copies-now';
import { signMandate } from './sign-mandate.service';

export function signMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(
    app,
    'PATCH mandate/{propertyRef}/signed',
    async ({ actor, params: { propertyRef }, version, body: signers }) => {
      const outcome = await signMandate(db, actor, { propertyRef, version, signers });
      if (outcome.changed && outcome.entity.status === 'RUNNING')
        await keepCopiesNow(app, db, { mandate: outcome.entity, amendment: 0, by: actor.user });
      return outcome;
    },
  );
}
