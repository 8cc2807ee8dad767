import { mayAnswer, refuseStep } from '@pignon/shared/domain/proposal/proposal-status';
import {
  PROPOSAL_STATUS_WORDS,
  REFUSAL_REASON_WORDS,
  type RefusalReason,
} from '@pignon/shared/domain/proposal/proposal.enums';
import type { ProposalStepInput, Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { insertEvents, tickTasks, type NewEvent } from '../../event/event-write.repo';
import { findResponsibleUser, insertAnswer, findWithdrawnTask } from '../answer/answer.repo';
import { settleAll } from '../answer/settle-answer.service';
import { proposalEvent } from '../propose.service';
import { followUpTask, readSendingTime, type SendingTime } from '../send-mails.service';

/** A customer's answer about one property of an e-mail. */
export type AnswerInput =
  | { answer: 'LIKED' }
  | { answer: 'QUESTION'; note: string }
  | { answer: 'REFUSED'; reason: RefusalReason; note: string };

/** The proposal step of an answer; null when the status no longer allows it. A question keeps the status. */
export function stepOfAnswer({ status }: Proposal, input: AnswerInput): ProposalStepInput | null {
  if (input.answer === 'QUESTION') {
    const unchangedStatus = status === 'PROPOSED' ? ('OPENED' as const) : status;
    return mayAnswer(status) ? { status: unchangedStatus, note: input.note } : null;
  }
  const { answer: kind, ...more } = input;
  return refuseStep(status, kind, 'CUSTOMER') ? null : { status: kind, ...more };
}

const answerWords = (input: AnswerInput): string => {
  switch (input.answer) {
    case 'LIKED':
      return `${PROPOSAL_STATUS_WORDS.LIKED.fr} par le client`;
    case 'QUESTION':
      return 'objet d’une question du client';
    case 'REFUSED':
      return `${PROPOSAL_STATUS_WORDS.REFUSED.fr} par le client\u00a0: ${REFUSAL_REASON_WORDS[input.reason].fr}`;
  }
};

/** The follow-up task of an answer; null for a refusal. */
function taskForAnswer(
  { contactId, propertyRef }: Proposal,
  input: AnswerInput,
  user: string,
  sendingTime: SendingTime,
): NewEvent | null {
  const to = { user, contactId };
  if (input.answer === 'LIKED')
    return followUpTask(to, [propertyRef], `Appeler le client\u00a0: le bien ${propertyRef} l’intéresse`, sendingTime);
  if (input.answer === 'REFUSED') return null;
  const task = followUpTask(
    to,
    [propertyRef],
    `Répondre au client\u00a0: question sur le bien ${propertyRef}`,
    sendingTime,
  );
  return { ...task, text: input.note };
}

interface AnsweredProposal {
  /** State before the change. */
  proposal: Proposal;
  input: AnswerInput;
}

/** Creates the task of the responsible user; a renewed interest reopens its earlier task. */
async function planTask(
  tx: Queryable,
  actor: Actor,
  { proposal, input }: AnsweredProposal,
  now: Date,
  user: string | null,
): Promise<number | null> {
  const before = input.answer === 'LIKED' ? await findWithdrawnTask(tx, proposal.id) : null;
  if (before !== null) {
    await tickTasks(tx, [before], false);
    return before;
  }
  const task = user === null ? null : taskForAnswer(proposal, input, user, await readSendingTime(tx, now));
  if (task === null) return null;
  const [id = null] = await insertEvents(tx, actor, [task]);
  return id;
}

/**
 * Records a customer's answer after its step is written: stores it as unsettled, settles earlier answers about the same
 * property, and creates the event and the follow-up task.
 */
export async function recordAnswer(
  tx: Queryable,
  actor: Actor,
  answeredProposal: AnsweredProposal,
  now: Date,
): Promise<void> {
  const { proposal, input } = answeredProposal;
  const { id, contactId, propertyRef } = proposal;
  const user = await findResponsibleUser(tx, id);
  if (input.answer !== 'QUESTION')
    await settleAll(tx, [id], ['LIKED', 'REFUSED'], { outcome: 'CHANGED', by: null, at: now.toISOString() });
  const event = proposalEvent(contactId, [propertyRef], answerWords(input));
  await insertEvents(tx, actor, [{ ...event, user: user ?? undefined }]);
  const taskId = await planTask(tx, actor, answeredProposal, now, user);
  await insertAnswer(tx, { proposalId: id, kind: input.answer, taskId });
}
