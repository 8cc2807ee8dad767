import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changePortal } from './portal.service';

export function changePortalRoute(app: FastifyInstance, { db, connectors, portalSecrets }: Deps): void {
  route(app, 'PATCH sync/{portal}', ({ actor, params, version, body }) =>
    changePortal(db, actor, { code: params.portal, version, patch: body }, { box: portalSecrets, connectors }),
  );
}
