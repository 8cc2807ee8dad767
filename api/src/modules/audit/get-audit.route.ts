import { inOrder, labelOf } from '@pignon/shared/domain/audit/labels';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { route } from '../../http/route';
import { readAudit } from './audit-find.repo';

export function getAudit(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET audit/{auditId}', async ({ params: { auditId } }) => {
    const entry = await readAudit(db, auditId);
    if (!entry) throw new ApiProblem('NOT_FOUND', { message: 'Cette ligne du journal n’existe pas.' });
    const labels = labelsOf(entry.entity);
    const changes = inOrder(labels, entry.changes).map((change) => ({
      ...change,
      label: labelOf(labels, change.path),
    }));
    return { ...entry, changes };
  });
}
