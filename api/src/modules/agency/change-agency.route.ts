import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeAgency } from './agency.service';

export function changeAgencyRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH agency', ({ actor, caller, version, body }) =>
    changeAgency(db, actor, { version, patch: body, roles: caller.user.roles }),
  );
}
