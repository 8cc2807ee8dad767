import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { replayRun } from './run.service';

export function replayRunRoute(app: FastifyInstance, { connectors }: Deps): void {
  route(app, 'POST sync/histo/{runId}/replay', ({ tx, actor, params: { runId }, body: { mode } }) =>
    replayRun(tx, actor, { runId, mode }, connectors),
  );
}
