import { dayOf } from '@pignon/shared/domain/common/day';
import { extensionOf } from '@pignon/shared/domain/mandate/mandate-extension';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import { allowedStatuses, isExtensible, mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Extension } from '@pignon/shared/domain/mandate/mandate-write.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import type { Outcome } from '../../write/outcome';
import { assertExclusivity } from './exclusivity';
import { storeSigned } from './paper/signed-copy.service';
import { lockMandate, saveMandate, mandateEvent } from './mandate-change';

export interface MandateExtension {
  id: number;
  version: number | null;
  extension: Extension;
}

/** Extends a mandate by a dated amendment; an expired one runs again. */
export async function extendMandate(
  tx: Queryable,
  actor: Actor,
  { id, version, extension }: MandateExtension,
): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  if (!isExtensible(before.status)) {
    const allowed = allowedStatuses(before.status);
    const message = `Ce mandat est ${mandateStatusWords(before.status, before.transactionType)}\u00a0: aucun avenant ne peut le prolonger.`;
    throw new ApiProblem('CONFLICT', { message, detail: allowed.join(', '), allowed });
  }
  if (noticeInProgress(before))
    throw new ApiProblem('CONFLICT', {
      message: 'Une lettre met fin à ce mandat\u00a0: retirez d’abord le préavis, d’accord entre les parties.',
      allowed: [],
    });
  const at = timeOf(actor);
  const result = extensionOf(before, extension, dayOf(at));
  if ('problem' in result) throw invalid(result.problem.path, result.problem.message);
  const { amendment } = result;
  const resumed = before.status === 'EXPIRED';
  if (resumed) await assertExclusivity(tx, before, dayOf(at));
  const after: Mandate = {
    ...before,
    status: 'RUNNING',
    endDate: amendment.endDate,
    // a refused renewal ended the term that the parties now extend
    termination: null,
    amendments: [...before.amendments, amendment],
    statusHistory: resumed
      ? [...before.statusHistory, { status: 'RUNNING', at, user: actor.user }]
      : before.statusHistory,
  };
  const title = `${mandateSubject(before)} ${resumed ? 'remis en cours' : 'prolongé'} pour le bien ${before.propertyRef}`;
  const events = [mandateEvent(before, title, amendment.text)];
  const outcome = await saveMandate(tx, actor, { before, after, action: resumed ? 'STATUS' : 'UPDATE', events });
  await storeSigned(tx, after, after.amendments.length, actor.user);
  return outcome;
}
