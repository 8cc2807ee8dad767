import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { requestRun } from './run.service';

export function runPortal(app: FastifyInstance, { connectors }: Deps): void {
  route(app, 'POST sync/{portal}/run', ({ tx, actor, params }) => requestRun(tx, actor, params.portal, connectors));
}
