import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { readClientError } from './client-error-find.repo';

export function getClientError(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET client-error/{errorId}', async ({ params: { errorId } }) => {
    const report = await readClientError(db, errorId);
    if (!report) throw new ApiProblem('NOT_FOUND', { message: 'Cette erreur n’a pas été gardée.' });
    return report;
  });
}
