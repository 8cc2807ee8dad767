import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';

export function getWaitingKey(app: FastifyInstance, { waitingKeys }: Deps): void {
  route(app, 'GET user/me/waiting-key', ({ caller: { identity } }) => ({ key: waitingKeys(identity.uid) }));
}
