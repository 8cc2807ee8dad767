import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { readListingChanges } from './differences.repo';

export function getListingChanges(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET sync/histo/{runId}/listing/{reference}', async ({ params: { runId, reference } }) => {
    const found = await readListingChanges(db, runId, reference);
    if (!found) throw new ApiProblem('NOT_FOUND', { message: 'Cette annonce n’est pas de cette diffusion.' });
    return found;
  });
}
