import type { z } from 'zod';
import type { Proposal, UndoReply } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Db } from '../../db/db';
import { timeOf, type Actor } from '../../write/actor';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';
import { insertEvents } from '../event/event-write.repo';
import { readMailSettings } from './mail-settings.repo';
import { cancelEmptyMails, lockWaitingMails } from './proposal-mail.repo';
import { readProposals } from './proposal-read.repo';
import { lastProposings, removeSteps, applyLastSteps, type LastProposing } from './proposal-write.repo';
import { proposalEvent, proposalRef } from './propose.service';

/** Grace period for the network delay of an undo request. */
const GRACE_SECONDS = 5;

type UndoResult = z.output<typeof UndoReply>;

/** Returns why a proposal cannot be undone; null when it can. */
function refusal(last: LastProposing | undefined, waiting: ReadonlySet<number>, seconds: number): string | null {
  if (!last) return 'Cette proposition n’existe pas ou n’existe plus.';
  if (!last.isLast) return 'Le client a répondu depuis\u00a0: cette proposition ne s’annule plus.';
  if (last.mailId !== null) return waiting.has(last.mailId) ? null : 'Le message est déjà parti.';
  return last.age <= seconds + GRACE_SECONDS ? null : 'Le délai d’annulation est passé.';
}

const auditOf = (before: Proposal, after: Proposal | undefined): AuditEntry => ({
  action: after ? 'STATUS' : 'DELETE',
  entity: 'proposal',
  ref: proposalRef(before.contactId, before.propertyRef),
  changes: [{ path: 'status', before: before.status, after: after?.status ?? null }],
});

/** Removes the last step of each proposal, restores the earlier status and cancels waiting e-mails. */
export function undoProposals(db: Db, actor: Actor, ids: readonly number[]): Promise<UndoResult> {
  return db.tx(async (tx) => {
    const { undoSeconds } = (await readMailSettings(tx)).fields;
    const lastStepById = new Map((await lastProposings(tx, ids)).map((last) => [last.proposalId, last]));
    const mailIds = [...lastStepById.values()].flatMap(({ mailId }) => mailId ?? []);
    const waiting = await lockWaitingMails(tx, [...new Set(mailIds)]);
    const results = [...new Set(ids)].map((id) => ({
      id,
      message: refusal(lastStepById.get(id), waiting, undoSeconds),
    }));
    const undoneIds = results.flatMap(({ id, message }) => (message === null ? [id] : []));
    const before = await readProposals(tx, undoneIds);
    await removeSteps(
      tx,
      undoneIds.flatMap((id) => lastStepById.get(id)?.stepId ?? []),
    );
    await cancelEmptyMails(tx, [...waiting]);
    await applyLastSteps(tx, undoneIds, timeOf(actor));
    const after = new Map((await readProposals(tx, undoneIds)).map((proposal) => [proposal.id, proposal]));
    await writeAudit(
      tx,
      actor,
      before.map((proposal) => auditOf(proposal, after.get(proposal.id))),
    );
    // An unsent e-mail has no event to delete.
    const withoutMail = before.filter(({ id }) => lastStepById.get(id)?.mailId === null);
    await insertEvents(
      tx,
      actor,
      withoutMail.map(({ contactId, propertyRef }) =>
        proposalEvent(contactId, [propertyRef], 'retiré des propositions'),
      ),
    );
    return {
      undone: undoneIds,
      kept: results.flatMap(({ id, message }) => (message === null ? [] : [{ id, message }])),
    };
  });
}
