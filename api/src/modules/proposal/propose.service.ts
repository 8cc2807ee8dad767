import { frenchList } from '@pignon/shared/domain/common/french';
import { PROPOSAL_MEANS_WORDS, PROPOSAL_STATUS_WORDS } from '@pignon/shared/domain/proposal/proposal.enums';
import type { Proposed, Proposing } from '@pignon/shared/domain/proposal/proposal.schema';
import type { Queryable } from '../../db/db';
import { timeOf, type Actor } from '../../write/actor';
import { groupBy } from '../../write/group-by';
import { writeAudit, type AuditEntry } from '../audit/audit.repo';
import { insertEvents, systemEvent, type NewEvent } from '../event/event-write.repo';
import { defaultIntroduction } from './compose-mail';
import { checkPairEligibility, type AcceptedPair } from './check-pair-eligibility';
import type { MailDeps } from './mail-settings.service';
import { insertMail } from './proposal-mail.repo';
import { readProposals } from './proposal-read.repo';
import { addSteps, openPairs } from './proposal-write.repo';

/** Names a proposal in the journal by contact and property, which outlive it. */
export const proposalRef = (contactId: number, reference: string): string => `${contactId}/${reference}`;

/** Creates a system event about properties and a customer, linked to each. */
export function proposalEvent(contactId: number, references: readonly string[], text: string): NewEvent {
  const title = `Bien${references.length > 1 ? 's' : ''} ${frenchList(references)}`;
  const event = systemEvent('contact', contactId, `${title} ${text}`);
  const links = references.map((id) => ({ kind: 'property' as const, id }));
  return { ...event, links: [...(event.links ?? []), ...links] };
}

/** A message a customer, with the properties accepted for them. */
async function mailsFor(
  tx: Queryable,
  actor: Actor,
  groups: ReadonlyMap<number, AcceptedPair[]>,
  { introduction, due }: { introduction: string | undefined; due: string },
): Promise<Map<number, number>> {
  const mails = new Map<number, number>();
  for (const [contactId, pairs] of groups) {
    const words = introduction || defaultIntroduction(pairs.length);
    const mail = { contactId, sender: actor.user, introduction: words, due, at: timeOf(actor) };
    mails.set(contactId, await insertMail(tx, mail));
  }
  return mails;
}

const auditOf = ({ contactId, reference, known }: AcceptedPair, means: Proposing['means']): AuditEntry => ({
  action: known ? 'STATUS' : 'CREATE',
  entity: 'proposal',
  ref: proposalRef(contactId, reference),
  changes: [
    { path: 'status', before: known?.status ?? null, after: 'PROPOSED' },
    { path: 'means', before: null, after: means },
  ],
});

/**
 * Proposes properties to customers, in the caller's transaction: refused pairs are named, the others are written. The
 * message is sent when it can no longer be undone.
 */
export async function createProposals(
  tx: Queryable,
  actor: Actor,
  input: Proposing,
  deps: MailDeps,
): Promise<Proposed> {
  const at = timeOf(actor);
  const now = new Date(at);
  const { accepted, refused, rules } = await checkPairEligibility(tx, input, deps, now);
  if (accepted.length === 0) return { proposals: [], refused, undoUntil: null };
  const due = new Date(now.getTime() + rules.undoSeconds * 1000).toISOString();
  const { means, introduction } = input;
  const groups = groupBy(accepted, ({ contactId }) => contactId);
  const mails = means === 'EMAIL' ? await mailsFor(tx, actor, groups, { introduction, due }) : undefined;
  const ids = await openPairs(tx, accepted, at);
  const steps = accepted.map(({ contactId, property }, index) => ({
    proposalId: ids[index] ?? 0,
    at,
    status: 'PROPOSED' as const,
    by: 'STAFF' as const,
    user: actor.user,
    means,
    negotiator: actor.user,
    price: property.price,
    mailId: mails?.get(contactId) ?? null,
  }));
  await addSteps(tx, steps, at);
  await writeAudit(
    tx,
    actor,
    accepted.map((pair) => auditOf(pair, means)),
  );
  // The event of an e-mail is written when it is sent.
  if (means !== 'EMAIL') {
    const events = [...groups].map(([contactId, pairs]) => {
      const references = pairs.map(({ reference }) => reference);
      return proposalEvent(
        contactId,
        references,
        `${PROPOSAL_STATUS_WORDS.PROPOSED.fr}${references.length > 1 ? 's' : ''} ${PROPOSAL_MEANS_WORDS[means].fr}`,
      );
    });
    await insertEvents(tx, actor, events);
  }
  return { proposals: await readProposals(tx, ids), refused, undoUntil: rules.undoSeconds > 0 ? due : null };
}
