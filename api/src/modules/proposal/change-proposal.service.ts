import { refuseStep } from '@pignon/shared/domain/proposal/proposal-status';
import { PROPOSAL_STATUS_WORDS } from '@pignon/shared/domain/proposal/proposal.enums';
import type { ProposalStepInput, Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import type { Change } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { insertEvents } from '../event/event-write.repo';
import { settleAfterRecording } from './answer/settle-answer.service';
import { readProposal } from './proposal-read.repo';
import { addSteps, noteVisits, applyLastSteps, type DoneVisit } from './proposal-write.repo';
import { proposalEvent, proposalRef } from './propose.service';

export async function mustReadProposal(tx: Queryable, id: number, lock = false): Promise<Proposal> {
  const proposal = await readProposal(tx, id, lock);
  if (!proposal) throw new ApiProblem('NOT_FOUND', { message: 'Cette proposition n’existe pas ou n’existe plus.' });
  return proposal;
}

/** Journal entry of a step. */
export function stepChanges(before: Proposal, { status, reason, note }: ProposalStepInput): Change[] {
  return [
    { path: 'status', before: before.status, after: status },
    ...(reason ? [{ path: 'reason', before: null, after: reason }] : []),
    ...(note ? [{ path: 'note', before: null, after: note }] : []),
  ];
}

export interface StepChange {
  id: number;
  version: number;
  step: ProposalStepInput;
}

/** Records a customer's answer reported by a user. @throws CONFLICT for a step that cannot follow */
export async function changeProposal(
  tx: Queryable,
  actor: Actor,
  { id, version, step }: StepChange,
): Promise<Outcome<Proposal>> {
  const before = await mustReadProposal(tx, id, true);
  if (before.version !== version) throw new StaleError(before);
  const { status, reason = null, note = '' } = step;
  if (status === before.status) return { entity: before, changed: false };
  const refusal = refuseStep(before.status, status, 'STAFF');
  if (refusal) throw new ApiProblem('CONFLICT', { message: refusal.message, allowed: refusal.allowed });
  const at = timeOf(actor);
  const { contactId, propertyRef } = before;
  await addSteps(tx, [{ proposalId: id, at, status, by: 'STAFF', user: actor.user, reason, note }], at);
  await settleAfterRecording(tx, actor, id);
  const changes = stepChanges(before, step);
  const ref = proposalRef(contactId, propertyRef);
  await writeAudit(tx, actor, [{ action: 'STATUS', entity: 'proposal', ref, changes }]);
  await insertEvents(tx, actor, [proposalEvent(contactId, [propertyRef], PROPOSAL_STATUS_WORDS[status].fr)]);
  return { entity: await mustReadProposal(tx, id), changed: true };
}

/** Marks the proposals of completed visits as visited. */
export async function markVisited(tx: Queryable, actor: Actor, visits: readonly DoneVisit[]): Promise<void> {
  if (visits.length === 0) return;
  const at = timeOf(actor);
  await applyLastSteps(tx, await noteVisits(tx, visits, at), at);
}
