import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findDifferences } from './differences.repo';
import { unknownRun } from './run.service';

export function findDifferencesRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/histo/{runId}/differences', async ({ params: { runId }, query }) => {
    const page = await findDifferences(db, runId, query);
    if (!page) throw unknownRun();
    return page;
  });
}
