import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { readRun } from './run.repo';
import { unknownRun } from './run.service';

export function getRun(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/histo/{runId}', async ({ params: { runId } }) => {
    const run = await readRun(db, runId);
    if (!run) throw unknownRun();
    return run;
  });
}
