import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { saveRemoteLoads } from './remote-load.repo';

/** A page tells once, soon after it was opened, and again when it opens more remotes. */
const PER_MINUTE = 30;

export function reportRemoteLoad(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST remote/load', ({ actor, body }) => saveRemoteLoads(db, actor.user, body), {
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
  });
}
