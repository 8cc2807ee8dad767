import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { readRun } from './run.repo';

export function getRun(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/histo/{runId}', async ({ params: { runId } }) => {
    const run = await readRun(db, runId);
    if (!run) throw new ApiProblem('NOT_FOUND', { message: 'Cette diffusion n’existe pas.' });
    return run;
  });
}
