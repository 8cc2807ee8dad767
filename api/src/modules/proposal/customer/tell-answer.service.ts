import type { RefusalReason } from '@pignon/shared/domain/proposal/proposal.enums';
import { mayAnswer, refuseStep, REFUSAL_REASON_WORDS } from '@pignon/shared/domain/proposal/proposal-status';
import type { GivenStep, Proposal } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Queryable } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { insertEvents, tickTasks, type NewEvent } from '../../event/event-write.repo';
import { inCharge, insertAnswer, taskTakenBack } from '../answer/answer.repo';
import { settleAll } from '../answer/settle-answer.service';
import { proposalEvent } from '../propose.service';
import { followUpTask } from '../send-mails.service';

/** What a customer says of one property of a message. */
export type GivenAnswer =
  | { answer: 'LIKED' }
  | { answer: 'QUESTION'; note: string }
  | { answer: 'REFUSED'; reason: RefusalReason; note: string };

/** The step that an answer is; null for one that cannot follow any more. A question leaves the proposal where it stands. */
export function stepOf({ status }: Proposal, given: GivenAnswer): GivenStep | null {
  if (given.answer === 'QUESTION') {
    const stays = status === 'PROPOSED' ? ('OPENED' as const) : status;
    return mayAnswer(status) ? { status: stays, note: given.note } : null;
  }
  const { answer: kind, ...more } = given;
  return refuseStep(status, kind, 'CUSTOMER') ? null : { status: kind, ...more };
}

const wordsOf = (given: GivenAnswer): string => {
  switch (given.answer) {
    case 'LIKED':
      return 'retenu par le client';
    case 'QUESTION':
      return 'objet d’une question du client';
    case 'REFUSED':
      return `refusé par le client\u00a0: ${REFUSAL_REASON_WORDS[given.reason].toLocaleLowerCase('fr')}`;
  }
};

/** What is to be done about an answer; nothing about a refusal. */
function taskOf({ contactId, propertyRef }: Proposal, given: GivenAnswer, user: string, now: Date): NewEvent | null {
  const to = { user, contactId };
  if (given.answer === 'LIKED')
    return followUpTask(to, [propertyRef], `Appeler le client\u00a0: le bien ${propertyRef} l’intéresse`, now);
  if (given.answer === 'REFUSED') return null;
  const task = followUpTask(to, [propertyRef], `Répondre au client\u00a0: question sur le bien ${propertyRef}`, now);
  return { ...task, text: given.note };
}

interface Told {
  /** As it stood before. */
  proposal: Proposal;
  given: GivenAnswer;
}

/** A task for whoever is in charge; a wish that was taken back and is back has its task again. */
async function planTask(
  tx: Queryable,
  actor: Actor,
  { proposal, given }: Told,
  now: Date,
  user: string | null,
): Promise<number | null> {
  const before = given.answer === 'LIKED' ? await taskTakenBack(tx, proposal.id) : null;
  if (before !== null) {
    await tickTasks(tx, [before], false);
    return before;
  }
  const task = user === null ? null : taskOf(proposal, given, user, now);
  if (task === null) return null;
  const [id = null] = await insertEvents(tx, actor, [task]);
  return id;
}

/**
 * Tells the agency of an answer, whose step is written: it waits until somebody has seen to it, and what the customer said
 * before of the same property, wish or refusal, does not any more.
 */
export async function tellAnswer(tx: Queryable, actor: Actor, told: Told, now: Date): Promise<void> {
  const { proposal, given } = told;
  const { id, contactId, propertyRef } = proposal;
  const user = await inCharge(tx, id);
  if (given.answer !== 'QUESTION')
    await settleAll(tx, [id], ['LIKED', 'REFUSED'], { outcome: 'CHANGED', by: null, at: now.toISOString() });
  const event = proposalEvent(contactId, [propertyRef], wordsOf(given));
  await insertEvents(tx, actor, [{ ...event, user: user ?? undefined }]);
  const taskId = await planTask(tx, actor, told, now, user);
  await insertAnswer(tx, { proposalId: id, kind: given.answer, taskId });
}
