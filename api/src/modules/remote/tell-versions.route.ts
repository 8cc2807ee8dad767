import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { refuseForwarded } from '../../http/refuse-forwarded';
import { route } from '../../http/route';
import { tellVersions } from '../stream/change-notices';

/** An edge gives out another revision of the registry: open pages hear of it. */
export function tellOfVersions(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST remote/versions', async ({ body, request }) => {
    refuseForwarded(request);
    await tellVersions(db, body.revision);
  });
}
