import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { signMandate } from './sign-mandate.service';

export function signMandateRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{propertyRef}/signed', ({ actor, params: { propertyRef }, version, body: signers }) =>
    signMandate(db, actor, { propertyRef, version, signers }),
  );
}
