import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { readAudit } from './audit-find.repo';

export function getAudit(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET audit/{auditId}', async ({ params: { auditId } }) => {
    const entry = await readAudit(db, auditId);
    if (!entry) throw new ApiProblem('NOT_FOUND', { message: 'Cette ligne du journal n’existe pas.' });
    return entry;
  });
}
