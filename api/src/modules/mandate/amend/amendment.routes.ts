import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { keepCopiesNow } from '../paper/keep-copies-now';
import { draftAmendment, dropAmendment, signAmendment } from './amend-mandate.service';

export function draftAmendmentRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/amendment', ({ actor, params: { id }, version, body: draft }) =>
    draftAmendment(db, actor, { id, version, draft }),
  );
}

export function dropAmendmentRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/amendment/dropped', ({ actor, params: { id }, version }) =>
    dropAmendment(db, actor, { id, version }),
  );
}

export function signAmendmentRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/amendment/signed', async ({ actor, params: { id }, version, body }) => {
    const given = Array.isArray(body) ? { signers: body } : body;
    const outcome = await signAmendment(db, actor, { id, version, given });
    const { entity: mandate, changed } = outcome;
    if (changed && mandate.pendingAmendment === null)
      await keepCopiesNow(app, db, { mandate, amendment: mandate.amendments.length, by: actor.user });
    return outcome;
  });
}
