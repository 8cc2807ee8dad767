import type { AnswerKind } from '@pignon/shared/domain/proposal/proposal.enums';
import { ANSWER_KINDS } from '@pignon/shared/domain/proposal/proposal.enums';
import type { CustomerAnswer, AnswerOutcomeInput } from '@pignon/shared/domain/proposal/customer-answer.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { StaleError, type Outcome } from '../../../write/outcome';
import { writeAudit } from '../../audit/audit.repo';
import { tickTasks } from '../../event/event-write.repo';
import { proposalRef } from '../propose.service';
import * as repo from './answer.repo';

async function mustReadAnswer(tx: Queryable, id: number, lock = false): Promise<repo.StoredAnswer> {
  const answer = await repo.readAnswer(tx, id, lock);
  if (!answer) throw new ApiProblem('NOT_FOUND', { message: 'Cette réponse n’existe pas ou n’existe plus.' });
  return answer;
}

export interface AnswerChange {
  id: number;
  version: number;
  outcome: AnswerOutcomeInput;
}

/** Settles or reopens an answer, with its task. */
export async function settleAnswer(
  tx: Queryable,
  actor: Actor,
  { id, version, outcome }: AnswerChange,
): Promise<Outcome<CustomerAnswer>> {
  await repo.lockTasks(tx, [(await mustReadAnswer(tx, id)).answer.proposalId]);
  const { answer: before, taskId } = await mustReadAnswer(tx, id, true);
  if (before.version !== version) throw new StaleError(before);
  if (before.outcome === 'CHANGED')
    throw new ApiProblem('CONFLICT', {
      message: 'Le client a changé d’avis depuis\u00a0: voyez sa dernière réponse.',
    });
  if (before.outcome === outcome) return { entity: before, changed: false };
  await repo.settleAnswer(tx, id, { outcome, by: actor.user, at: timeOf(actor) });
  if (taskId !== null) await tickTasks(tx, [taskId], outcome !== null);
  const ref = proposalRef(before.contact.id, before.property.reference);
  const changes = [{ path: 'answer', before: before.outcome, after: outcome }];
  await writeAudit(tx, actor, [{ action: 'STATUS', entity: 'proposal', ref, changes }]);
  return { entity: (await mustReadAnswer(tx, id)).answer, changed: true };
}

/** Settles open answers of these kinds and ticks their tasks. */
export async function settleAll(
  tx: Queryable,
  proposalIds: readonly number[],
  kinds: readonly AnswerKind[],
  settlement: repo.Settlement,
): Promise<void> {
  if (proposalIds.length === 0) return;
  await repo.lockTasks(tx, proposalIds);
  await tickTasks(tx, await repo.settleWaiting(tx, proposalIds, kinds, settlement), true);
}

/** Settles a proposal's open answers once a user recorded what the customer said. */
export function settleAfterRecording(tx: Queryable, actor: Actor, proposalId: number): Promise<void> {
  return settleAll(tx, [proposalId], ANSWER_KINDS, { outcome: 'CALLED', by: actor.user, at: timeOf(actor) });
}

interface PlannedVisit {
  propertyRef: string;
  contactIds: readonly number[];
}

/** Marks the visit requests of these visitors as settled by their planned visits. */
export async function settleAfterPlanning(tx: Queryable, actor: Actor, visits: readonly PlannedVisit[]): Promise<void> {
  const pairs = visits.flatMap(({ propertyRef, contactIds }) =>
    contactIds.map((contactId) => ({ contactId, reference: propertyRef })),
  );
  if (pairs.length === 0) return;
  const proposals = await repo.proposalsOfPairs(tx, pairs);
  await settleAll(tx, proposals, ['LIKED', 'QUESTION'], { outcome: 'VISIT', by: actor.user, at: timeOf(actor) });
}
