import { inOrder, labelOf } from '@pignon/shared/domain/audit/history-labels';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { ApiProblem } from '../../http/api-problem';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { exportAudit } from './audit-csv';
import { findAudit, readAudit } from './audit-find.repo';
import { writeAudit } from './audit.repo';

export const auditRoutes: RoutesOf<CallsOf<'audit'>> = ({ db }) => ({
  'GET audit': ({ query }) => findAudit(db, query),
  'GET audit.csv': ({ actor, query }) => exportAudit(db, actor, query),
  'GET audit/{auditId}': async ({ params: { auditId } }) => {
    const entry = await readAudit(db, auditId);
    if (!entry) throw new ApiProblem('NOT_FOUND', { message: 'Cette ligne du journal n’existe pas.' });
    const labels = labelsOf(entry.entity);
    const changes = inOrder(labels, entry.changes).map((change) => ({
      ...change,
      label: labelOf(labels, change.path),
    }));
    return { ...entry, changes };
  },
  // Journals that the client's screen was turned off, and by whom, as it hides what customers may not see.
  'POST audit/privacy': async ({ actor, body: { on } }) => {
    const changes = [{ path: 'privacy', before: !on, after: on }];
    await writeAudit(db, actor, [{ action: 'PRIVACY', entity: 'user', ref: actor.user, changes }]);
  },
});
